import type { DyeName } from './dyes.ts';
import type { Recipe } from './recipe.ts';
import { chipMarkSize, chipMarks } from './recipes/chips.ts';
import { type RecipeName, recipes } from './recipes.ts';
import {
  agentsCanvas,
  agentsJoin,
  aiAgents,
  canvas,
  type DrawContext,
  dataManagement,
  type Layout,
  launchApps,
  multiDevices,
  process,
  processCanvas,
  socialCard,
  storefront,
} from './screens/index.ts';
import { toSvgContent } from './svg.ts';
import type { Typesetter } from './typesetter.ts';
import { weave } from './weave.ts';

/** A picture that is one vector file. */
interface VectorPicture {
  readonly kind: 'vector';
  readonly width: number;
  readonly height: number;
  /** The content of the SVG. */
  readonly draw: (typeset: Typesetter) => string;
}

/** A bitmap at several widths: a drawing over a cloth, which is rendered for each width so that its threads are whole pixels. */
export interface RasterPicture {
  readonly kind: 'raster';
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly formats: readonly Format[];
  readonly cloth?: Recipe;
  /** Background colour. @default none */
  readonly ground?: DyeName;
  readonly draw: (typeset: Typesetter) => string;
}

/** A bitmap format. */
export type Format = 'avif' | 'webp' | 'png';

/** Size in px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Any picture of the product. */
export type Picture = VectorPicture | RasterPicture;

/** Scales at which a product picture is encoded; at each, every thread and gap has a whole number of pixels. */
const scales = [2 / 3, 1, 3 / 2] as const;

function cloth(name: RecipeName): VectorPicture {
  const { width, height } = recipes[name];
  return { kind: 'vector', width, height, draw: () => toSvgContent(weave(recipes[name])) };
}

/**
 * A product screen. For flat colours lossless WebP is small and quick to encode. AVIF is 5 to 15 % smaller and takes
 * seconds, so only the largest picture of the first view on a phone has one.
 */
function screen(
  name: RecipeName,
  layout: Layout,
  draw: (context: DrawContext) => string,
  formats: readonly Format[] = ['webp'],
  { width, height }: Size = canvas[layout],
): RasterPicture {
  return {
    kind: 'raster',
    width,
    height,
    widths: scales.map((scale) => width * scale),
    formats,
    cloth: { ...recipes[name], width, height },
    draw: (typeset) => draw({ typeset, layout }),
  };
}

function steps(layout: Layout): VectorPicture {
  return { kind: 'vector', ...processCanvas[layout], draw: (typeset) => process({ typeset, layout }) };
}

const mark = (): string => toSvgContent(weave(recipes.mark));

/** The mark of a browser tab, centred in a square of 32 px. */
const favicon = (): string => `<g transform="translate(2 0)">${toSvgContent(weave(recipes.favicon))}</g>`;

/** The mark on an ink square. @param inset Space around the mark, as a share of the square. */
function icon(size: number, inset: number): RasterPicture {
  const scale = (1 - inset * 2) / 32;
  return {
    kind: 'raster',
    width: size,
    height: size,
    widths: [size],
    formats: ['png'],
    ground: 'ink',
    draw: () =>
      `<g transform="translate(${size * inset} ${size * inset}) scale(${size * scale})">${favicon()}</g>`,
  };
}

/** Distance from one chip's mark to the next, in px. */
const markPitch = chipMarkSize.width + 1;

/** The marks of all chips in one file. Each is a view, by its place in the list: `chip-marks.svg#mark-0`. */
const marksOfChips = (): string =>
  chipMarks
    .map((recipe, index) => {
      const x = index * markPitch;
      return `<view id="mark-${index}" viewBox="${x} 0 ${chipMarkSize.width} ${chipMarkSize.height}"/><g transform="translate(${x})">${toSvgContent(weave(recipe))}</g>`;
    })
    .join('');

/** The pictures that pages show. */
const pagePictures = {
  'hero-cloth': cloth('hero'),
  'hero-cloth-small': cloth('hero-small'),
  'hero-default': screen('hero-default', 'wide', storefront),
  'hero-default-small': screen('hero-default', 'small', storefront, ['avif', 'webp']),
  'hero-launch-apps': screen('hero-launch-apps', 'wide', launchApps),
  'hero-launch-apps-small': screen('hero-launch-apps', 'small', launchApps),
  'hero-ai-agents': screen('hero-ai-agents', 'wide', aiAgents),
  'hero-ai-agents-small': screen('hero-ai-agents', 'small', aiAgents),
  'hero-data-management': screen('hero-data-management', 'wide', dataManagement),
  'hero-data-management-small': screen('hero-data-management', 'small', dataManagement),
  'hero-multi-devices': screen('hero-multi-devices', 'wide', multiDevices),
  'hero-multi-devices-small': screen('hero-multi-devices', 'small', multiDevices),
  'benefit-one-login': cloth('benefit-one-login'),
  'benefit-api-first': cloth('benefit-api-first'),
  'benefit-lower-cost': cloth('benefit-lower-cost'),
  'benefit-content': cloth('benefit-content'),
  'benefit-insight': cloth('benefit-insight'),
  'benefit-real-time': cloth('benefit-real-time'),
  process: steps('wide'),
  'process-small': steps('small'),
  agents: screen('agents', 'wide', agentsJoin, ['webp'], agentsCanvas.wide),
  'agents-small': screen('agents', 'small', agentsJoin, ['webp'], agentsCanvas.small),
  closing: cloth('closing'),
  'auth-login': cloth('auth-login'),
  'auth-signup': cloth('auth-signup'),
  'auth-verification': cloth('auth-verification'),
  mark: { kind: 'vector', width: recipes.mark.width, height: 32, draw: mark },
  'chip-marks': {
    kind: 'vector',
    width: chipMarks.length * markPitch,
    height: chipMarkSize.height,
    draw: marksOfChips,
  },
} as const satisfies Record<string, Picture>;

/** Every picture of the product: also those of the document's head and of the files at a site's root. */
export const pictures = {
  ...pagePictures,
  favicon: { kind: 'vector', width: 32, height: 32, draw: favicon },
  'icon-32': icon(32, 0),
  'icon-180': icon(180, 0.14),
  'icon-192': icon(192, 0.2),
  'icon-512': icon(512, 0.2),
  'social-card': {
    kind: 'raster',
    width: 1200,
    height: 630,
    widths: [1200],
    formats: ['png'],
    draw: (typeset) => socialCard(typeset, mark()),
  },
} as const satisfies Record<string, Picture>;

/** The name of a picture. */
export type PictureName = keyof typeof pictures;

/** The name of a picture that pages show. */
export type PagePictureName = keyof typeof pagePictures;

export const isPagePicture = (name: string): name is PagePictureName => name in pagePictures;
