import {
  type Finding,
  layerOrder,
  OF_APPLICATION,
  tailwindLayers,
  tailwindUnlayered,
  unlayeredRules,
} from '../../src/doctor/findings.ts';
import { assembledSheets, sheetOf } from './assembled.ts';
import {
  ANY,
  cascadeOf,
  hasUnorderedPreflight,
  importsIn,
  isLayered,
  layerStatements,
  RESET,
  sheetsIn,
} from './css.ts';
import type { Project, Source } from './project.ts';

const TAILWIND = /@import\s+(?:url\()?['"]tailwindcss/;
/** The layers of Tailwind below `ds`, which are judged together. In Tailwind 3 they are no layers of CSS. */
const OF_TAILWIND = /^(?:theme|base)$/;

/** Whether every layer of one list comes before `ds`, and every one of another after it. */
const surround = (names: readonly string[], before: readonly string[], after: readonly string[]): boolean => {
  const ours = names.indexOf('ds');
  return (
    ours >= 0 &&
    before.every((name) => names.indexOf(name) >= 0 && names.indexOf(name) < ours) &&
    after.every((name) => names.indexOf(name) > ours)
  );
};

/** Tailwind's layers out of order in a style sheet. */
function tailwind(text: string): Finding[] {
  if (hasUnorderedPreflight(text)) return [tailwindUnlayered()];
  const at = text.search(TAILWIND);
  if (at < 0) return [];
  const before = layerStatements(text).filter((statement) => statement.at < at);
  const order = [...new Set(before.flatMap(({ names }) => names))];
  return surround(order, ['theme', 'base'], ['utilities']) ? [] : [tailwindLayers()];
}

/** The layers of resets, by their names, that a statement has after `ds`. */
const lateResets = (text: string): string[] =>
  TAILWIND.test(text)
    ? []
    : layerStatements(text).flatMap(({ names }) =>
        names
          .slice(names.includes('ds') ? names.indexOf('ds') : names.length)
          .filter((name) => /^(?:base|reset|preflight|normalize|tailwind-base)/.test(name)),
      );

/** The layers of the order that a page or a component declares in its own styles. Markdown only quotes some. */
const declaredIn = ({ file, text }: Source): string[] =>
  /\.mdx?$/.test(file) ? [] : layerStatements(text).flatMap(({ names }) => names);

/**
 * The layers that come after `ds` and style plain elements. The order in which a page loads its sheets is unknown, so a layer
 * that any sheet has before `ds` counts as below it. A sheet without `ds`, or with a sheet of elsewhere before `ds`, proves
 * nothing.
 */
function strongerLayers(sheets: readonly string[], { scripts }: Project): string[] {
  const cascades = sheets.map(cascadeOf);
  const orders = [...cascades.map(({ layers: names }) => names), ...scripts.map(declaredIn)]
    .filter((names) => names.includes('ds'))
    .map((names) => ({
      before: names.slice(0, names.indexOf('ds')),
      after: names.slice(names.indexOf('ds') + 1),
    }));
  const below = new Set(orders.flatMap(({ before }) => before));
  const above = new Set(orders.flatMap(({ before, after }) => (before.includes(ANY) ? [] : after)));
  const hasTailwind = sheets.some((text) => TAILWIND.test(text) || text.includes('@tailwind'));
  return cascades
    .flatMap(({ overrides }) => overrides.map(({ layer }) => layer))
    .filter((layer) => above.has(layer) && !below.has(layer))
    .filter((layer) => !OF_APPLICATION.includes(layer) && !(hasTailwind && OF_TAILWIND.test(layer)));
}

/** Layers out of order: Tailwind's, or one above `ds` whose rules for plain elements win. */
export function layers(project: Project): Finding[] {
  const sheets = assembledSheets(project);
  const late = [...new Set([...sheets.flatMap(lateResets), ...strongerLayers(sheets, project)])];
  return [...sheets.flatMap(tailwind), ...(late.length > 0 ? [layerOrder(late)] : [])].slice(0, 1);
}

/** The resets outside of layers that a script loads from elsewhere. Those of the project are judged by their rules. */
function resetsOf({ file, text }: Source, styles: readonly Source[]): string[] {
  const inStyles = importsIn(text).flatMap(({ name, conditions }) => (isLayered(conditions) ? [] : [name]));
  return [...inStyles, ...sheetsIn(text)].filter((name) => RESET.test(name) && !sheetOf(file, name, styles));
}

/** Resets outside of layers, which win over the package's rules. */
export function resets(project: Project): Finding[] {
  const { styles, scripts } = project;
  const found = [
    ...assembledSheets(project)
      .flatMap((text) => cascadeOf(text).overrides)
      .flatMap(({ what, layer }) => (layer === '' ? [what] : [])),
    ...scripts.flatMap((each) => resetsOf(each, styles)),
  ];
  return found.length > 0 ? [unlayeredRules(found.slice(0, 3))] : [];
}
