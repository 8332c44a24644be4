/** The kinds of faults that the doctor finds. */
export type Fault =
  | 'styles-missing'
  | 'styles-twice'
  | 'layer-order'
  | 'tailwind-layers'
  | 'unlayered-rules'
  | 'fonts-missing'
  | 'react-twice'
  | 'package-twice'
  | 'islands-forgotten'
  | 'theme-of-a-class'
  | 'old-tokens'
  | 'old-theme'
  | 'old-sheet'
  | 'not-installed';

/** One fault: a sentence that says what is wrong and what follows from it, and the line to paste. */
export interface Finding {
  /** Its kind. */
  fault: Fault;
  /** The problem and its effect. */
  message: string;
  /** The line to paste: of CSS, of a script, of package.json or of a terminal. */
  fix: string;
}

const list = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `\`${name}\``).join(', ');

export const stylesMissing = (): Finding => ({
  fault: 'styles-missing',
  message:
    'The style sheet is not loaded, so every part is unstyled: import it once, where the application starts.',
  fix: "import '@weft/design-system/styles.css';",
});

/**
 * @param sheet the file name of a further style sheet
 * @param parts the parts that are used and have their styles there
 */
export const partsUnstyled = (sheet: string, parts: readonly string[]): Finding => ({
  fault: 'styles-missing',
  message: `${list(parts)} ${parts.length > 1 ? 'have' : 'has'} no styles, because \`${sheet}\` is not loaded: import it on the pages that show ${parts.length > 1 ? 'them' : 'it'}, or once.`,
  fix: `import '@weft/design-system/${sheet}';`,
});

/** A path as a terminal takes it. */
export const quoted = (file: string): string => {
  if (/^[\w./\\:-]+$/.test(file)) return file;
  // In double quotes, which every terminal knows, a dollar would begin a variable.
  return file.includes('$') ? `'${file}'` : `"${file}"`;
};

const rewritten = (file: string): string => `npx @weft/design-system sheet . > ${quoted(file)}`;

/**
 * @param file the style sheet that the command `sheet` wrote
 * @param parts the parts that are used and not in it
 */
export const partsLeftOut = (file: string, parts: readonly string[]): Finding => ({
  fault: 'old-sheet',
  message: `${list(parts)} ${parts.length > 1 ? 'have' : 'has'} no styles, because ${file} was written without ${parts.length > 1 ? 'them' : 'it'}: write it again.`,
  fix: rewritten(file),
});

/**
 * @param file the style sheet that the command `sheet` wrote
 * @param wrote the version that wrote it
 * @param installed the version that is installed
 */
export const sheetOld = (file: string, wrote: string, installed: string): Finding => ({
  fault: 'old-sheet',
  message: `${file} was written by version ${wrote}, but ${installed} is installed, whose parts have other rules: write it again.`,
  fix: rewritten(file),
});

/** @param where the files that load it; none where they are unknown */
export const stylesTwice = (where: readonly string[]): Finding => ({
  fault: 'styles-twice',
  message: `The style sheet is loaded more than once${
    where.length > 0 ? ` (${list(where)})` : ''
  }, which costs its size again, and two versions of it contradict each other: keep one import.`,
  fix: "import '@weft/design-system/styles.css';",
});

/** Layers above `ds` on purpose, as the README has them. */
export const OF_APPLICATION: readonly string[] = ['components', 'utilities'];

/** The order with further layers below `ds`. */
const ordered = (below: readonly string[]): string =>
  `@layer ${[...new Set(['theme', 'base', ...below]), 'ds', ...OF_APPLICATION].join(', ')};`;

const LAYERS = ordered([]);
const INTO_BASE = "@import url('./reset.css') layer(base);";

/** @param layers those that come after `ds` and style plain elements */
export const layerOrder = (layers: readonly string[]): Finding => ({
  fault: 'layer-order',
  message: `${list(layers)} ${layers.length > 1 ? 'come' : 'comes'} after the layer \`ds\`, so ${layers.length > 1 ? 'their' : 'its'} rules for plain elements win over the package's: declare the order before every other style.`,
  fix: ordered(layers),
});

/** @param selectors those of the rules in layers without a name that come after `ds` */
export const namelessLayers = (selectors: readonly string[]): Finding => ({
  fault: 'layer-order',
  message: `Rules for plain elements are in a layer without a name (${list(selectors)}) that comes after the layer \`ds\`, so they win over the package's: import them into a layer below \`ds\`.`,
  fix: INTO_BASE,
});

export const tailwindLayers = (): Finding => ({
  fault: 'tailwind-layers',
  message:
    "Tailwind's layers are not in order with `ds`, so its preflight flattens the parts or its utilities have no effect on them: make this the first line of the style sheet that imports Tailwind.",
  fix: LAYERS,
});

export const tailwindUnlayered = (): Finding => ({
  fault: 'tailwind-layers',
  message:
    "Tailwind 3's preflight is not in a layer below `ds`, so it flattens the parts: put its directives into layers around `ds`.",
  fix: `@layer tailwind-base, ds, tailwind-utilities;
@layer tailwind-base { @tailwind base; }
@layer tailwind-utilities { @tailwind components; @tailwind utilities; }`,
});

/** @param selectors those of the rules, or the files that have them */
export const unlayeredRules = (selectors: readonly string[]): Finding => ({
  fault: 'unlayered-rules',
  message: `Rules for plain elements are outside of layers (${list(selectors)}), so they win over the package's whatever the order: import them into a layer below \`ds\`.`,
  fix: INTO_BASE,
});

/** @param family the typeface that text should have */
export const fontsMissing = (family: string): Finding => ({
  fault: 'fonts-missing',
  message: `No font is loaded for \`${family}\`, so text has a fallback of the system. If you want the system's, say so: \`:root { --ds-font-family-sans: system-ui, sans-serif; }\`.`,
  fix:
    family === 'Anek Latin'
      ? "import '@weft/design-system/fonts.css';"
      : `@font-face { font-family: '${family}'; src: url('./font.woff2') format('woff2'); font-display: swap; }`,
});

/**
 * @param named the family that the styles name
 * @param loaded the family as its font is loaded
 */
export const typefaceMisnamed = (named: string, loaded: string): Finding => ({
  fault: 'fonts-missing',
  message: `No font is loaded for \`${named}\`, so text has a fallback of the system: the font that is loaded has the name \`${loaded}\`. Write that in brand.json and make the theme again, or in the rule that names the typeface.`,
  fix: `'${loaded}', sans-serif`,
});

/** The entry of npm's package.json that sets one version of React for every package. */
export const NPM_ONE_REACT = '"overrides": { "react": "$react", "react-dom": "$react-dom" }';

/**
 * @param copies their versions and folders; none where they are unknown
 * @param settings the file that sets one version for every package
 * @param fix its entry
 */
export const reactTwice = (
  copies: readonly string[] = [],
  settings = 'package.json',
  fix = NPM_ONE_REACT,
): Finding => ({
  fault: 'react-twice',
  message: `There are two copies of React${
    copies.length > 0 ? ` (${copies.join(', ')})` : ''
  }, so hooks throw and context is lost between them: make every package use the application's, in ${settings}.${copies.length > 0 ? ' A copy that only a tool loads may stay.' : ''}`,
  fix,
});

/**
 * @param copies their versions and folders
 * @param fix the line of a terminal that leaves one
 */
export const packageTwice = (copies: readonly string[], fix: string): Finding => ({
  fault: 'package-twice',
  message: `There are two copies of @weft/design-system (${copies.join(', ')}), so styles and context differ between them: install one version.`,
  fix,
});

/** @param names the variables */
export const islandsForgotten = (names: readonly string[]): Finding => ({
  fault: 'islands-forgotten',
  message: `${list(names)} ${names.length > 1 ? 'are' : 'is'} set on the root alone, so TopBar, Footer and every other element with \`data-theme\` keep the package's value: name them in the selector too.`,
  fix: `:root, [data-theme] { ${names.map((name) => `${name}: …;`).join(' ')} }`,
});

/**
 * @param file the style sheet whose dark theme is that of a class
 * @param fix the line that sets the attribute too
 */
export const themeOfAClass = (file: string, fix: string): Finding => ({
  fault: 'theme-of-a-class',
  message: `The dark theme of ${file} is that of the class \`.dark\`, but the parts follow \`data-theme\`, or else the system, so the two differ: set both where the page changes its theme.`,
  fix,
});

/**
 * @param names the variables
 * @param successors the variable that replaces one, by name
 */
export const oldTokens = (
  names: readonly string[],
  successors: Readonly<Record<string, string>> = {},
): Finding => ({
  fault: 'old-tokens',
  message: `${list(names)} ${names.length > 1 ? 'are no variables' : 'is no variable'} of this version, so what uses or sets it has no effect: CHANGELOG.md says what replaces it.`,
  fix: names
    .map((name) => (successors[name] ? `${name} → ${successors[name]}` : `${name} → remove it`))
    .join('\n'),
});
