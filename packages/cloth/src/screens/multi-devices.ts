import { dyes } from '../dyes.ts';
import type { Recipe } from '../recipe.ts';
import { type Box, block, interlace, type Ribbon, swatch, text } from '../shapes.ts';
import { canvas, type DrawContext, node, panel, tag, ui, yarns } from './parts.ts';

const sari: Omit<Recipe, 'width' | 'height'> = {
  motif: 'diamond',
  unit: [72, 104],
  seed: 52,
  slip: 6,
  stagger: 0.5,
  thread: 4,
  dyes: [
    ['madder', 1],
    ['ink', 0.8],
    ['white', 0.8],
    ['turmeric', 1.6],
  ],
  reach: [0.9, 0.86],
};

/** One device: an ink frame around the page of a shop that all devices show. */
export function device(
  { typeset, layout }: DrawContext,
  box: Box,
  kind: 'tv' | 'web' | 'phone',
  scale = 1,
): string {
  const edge = Math.round(7 * scale);
  const screen = {
    x: box.x + edge,
    y: box.y + edge,
    width: box.width - edge * 2,
    height: box.height - edge * 2,
  };
  const size = (layout === 'wide' ? 17 : 21) * scale;
  const pad = Math.round(12 * scale);
  const across = kind === 'tv';
  const clothWidth = across ? Math.floor((screen.width * 0.45) / 5) * 5 - 1 : screen.width;
  const left = across ? screen.x + clothWidth + pad : screen.x + pad;
  const room = screen.x + screen.width - pad - left;
  const titleSetting = { size, weight: 700, width: 108 };
  const title = typeset('Handloom saris', titleSetting).advance <= room ? 'Handloom saris' : 'Saris';
  const buttonHeight = size * 1.75;
  const buttonY = across ? screen.y + screen.height * 0.54 : screen.y + screen.height - pad - buttonHeight;
  const fitsBag = kind !== 'phone' && room >= size * 5.2;
  const action = fitsBag ? 'Add to bag' : 'Buy';
  const button = {
    x: left,
    y: buttonY,
    width: Math.min(room, size * (fitsBag ? 5.2 : 3)),
    height: buttonHeight,
  };
  const base = button.y - size * 0.62;
  const clothHeight = across ? screen.height : Math.round(base - size * 1.3 - screen.y);
  return [
    block(box, dyes.ink, 5 * scale),
    block(screen, dyes.white, 2),
    swatch({ ...sari, width: clothWidth, height: clothHeight }, screen.x, screen.y),
    text(typeset, title, left, base, { ...titleSetting, fill: dyes.ink }),
    block(button, ui.action, 2),
    text(typeset, action, button.x + button.width / 2, button.y + size * 1.18, {
      size: size * 0.85,
      weight: 620,
      fill: ui.onAction,
      anchor: 'middle',
    }),
  ].join('');
}

/** Multi-Devices: one change, published once, reaches the television, the computer and the phone. */
export function multiDevices(context: DrawContext): string {
  const { layout } = context;
  const wide = layout === 'wide';
  const { content, panel: box } = canvas[layout];
  const floor = box.y + (wide ? 392 : 376);
  const sizes = wide
    ? ([
        ['tv', 318, 206],
        ['web', 220, 222],
        ['phone', 106, 206],
      ] as const)
    : ([
        ['tv', 250, 176],
        ['web', 164, 196],
        ['phone', 98, 196],
      ] as const);
  const gap = (content.width - sizes.reduce((sum, [, width]) => sum + width, 0)) / 2;
  let x = content.x;
  const devices = sizes.map(([kind, width, height]) => {
    const place = { x, y: floor - height, width, height };
    x += width + gap;
    return { kind, place };
  });
  const bar = {
    x: content.x,
    y: box.y + box.height - (wide ? 152 : 140),
    width: content.width,
    height: wide ? 92 : 100,
  };
  const threads = ['madder', 'indigo', 'leaf'] as const;
  const warp = devices.map(
    ({ place }, index): Ribbon => ({
      dye: threads[index as 0 | 1 | 2],
      at: place.x + place.width / 2,
      from: floor,
      to: bar.y,
    }),
  );
  const middle = (floor + bar.y) / 2;
  const end = content.x + content.width;
  const weft: Ribbon[] = [{ dye: 'turmeric', at: middle, from: content.x, to: end }];
  return [
    panel(context, 'Devices', wide ? 'One change, every screen' : 'Every screen'),
    interlace(warp, weft, yarns[layout]),
    ...devices.map(({ kind, place }) => device(context, place, kind)),
    tag(context, 'One login', content.x, middle - (wide ? 20 : 22)),
    node(
      context,
      bar,
      'ink',
      'Festival range',
      wide ? 'published once, from the storefront' : 'published once',
    ),
  ].join('');
}
