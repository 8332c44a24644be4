import path from 'node:path';
import { REPLACED } from '@weft/tokens/theming';
import {
  type Finding,
  fontsMissing,
  islandsForgotten,
  oldTokens,
  packageTwice,
  partsLeftOut,
  partsUnstyled,
  quoted,
  reactTwice,
  sheetOld,
  stylesMissing,
  stylesTwice,
  themeOfAClass,
  typefaceMisnamed,
} from '../../src/doctor/findings.ts';
import { forgottenIslands } from '../../src/doctor/islands.ts';
import { importsFrom } from '../imports.ts';
import { Modules, scriptOf } from '../sheet/modules.ts';
import { type Copy, copiesOf } from './copies.ts';
import { settings } from './css.ts';
import { layers, resets } from './layers.ts';
import type { Project, Source } from './project.ts';
import { furtherSheets } from './sheets.ts';
import { misnamedTypefaces } from './typefaces.ts';

type Check = (project: Project) => Finding[];

/** Entries that render nothing. */
const NO_PARTS = /\.css$|\.json$|\/(?:merge|tokens|doctor)$/;
const SHEET = /@weft\/design-system\/styles\.css/;

const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The modules that a file imports from the package. */
const imported = ({ text }: Source): string[] =>
  [
    ...text.matchAll(/(?:from|import|require\()\s*\(?\s*(?:url\()?['"](@weft\/design-system[\w./-]*)['"]/g),
  ].map(([, name = '']) => name);

const usesParts = ({ scripts }: Project): boolean =>
  scripts.some((each) => imported(each).some((name) => !NO_PARTS.test(name)));

/** Tests and stories, which have a page of their own. Their set-up loads the style sheet again. */
const OF_TESTS =
  /(?:^|[\\/])(?:(?:__tests__|tests?|cypress)[\\/]|(?:vitest|jest|test)[.-]setup\.|setup-?tests?\.)|\.(?:test|spec|stories)\.\w+$/i;

const isOfPages = (file: string): boolean => !OF_TESTS.test(file);

/** The files that load one of the package's style sheets. */
const loading = (sources: readonly Source[], sheet: RegExp): string[] =>
  sources
    .filter(({ text }) =>
      text.split('\n').some((line) => /import|require|href|@use|load-css/.test(line) && sheet.test(line)),
    )
    .map(({ file }) => file);

/** All that loads style sheets. */
const everywhere = ({ styles, scripts, packageSheets }: Project): Source[] => [
  ...styles,
  ...scripts,
  ...packageSheets,
];

const notInstalled: Check = ({ installed, manager }) =>
  installed
    ? []
    : [
        {
          fault: 'not-installed',
          message: '@weft/design-system is not installed here.',
          fix: manager.install,
        },
      ];

const sheets: Check = (project) => {
  const isLoaded = loading(everywhere(project), SHEET).length > 0;
  const styles = loading([...project.styles, ...project.packageSheets], SHEET).filter(isOfPages);
  const scripts = loading(project.scripts, SHEET).filter(isOfPages);
  const own = project.ownSheets.map(({ file }) => file);
  if (own.length > 0)
    return styles.length + scripts.length > 0 ? [stylesTwice([...own, ...styles, ...scripts])] : [];
  if (!isLoaded) return usesParts(project) ? [stylesMissing()] : [];
  // Two imports in scripts load a module once. Two imports in style sheets copy it twice.
  return styles.length + Math.min(1, scripts.length) > 1 ? [stylesTwice([...styles, ...scripts])] : [];
};

/** The names that are imported, and all of an entry of which any may be used, as where it is loaded lazily. */
function usedNames({ scripts, installed }: Project): Set<string> {
  const modules = new Modules();
  const offered = (entry: string): Iterable<string> => {
    const module = entry && installed && scriptOf(entry, path.join(installed.folder, 'package.json'));
    return module ? modules.exportsOf(module).keys() : [];
  };
  return new Set(
    scripts
      .flatMap(({ text }) => importsFrom(text))
      .flatMap(({ entry, names: used }) => [...(used ?? offered(entry))]),
  );
}

/** The parts of each further style sheet that is not loaded. */
const unstyledParts: Check = (project) => {
  if (project.ownSheets.length > 0) return [];
  const used = usedNames(project);
  return furtherSheets.flatMap(([sheet, parts]) => {
    const shown = parts.filter((part) => used.has(part));
    const isLoaded = loading(everywhere(project), new RegExp(`@weft/design-system/${sheet}`)).length > 0;
    return shown.length === 0 || isLoaded ? [] : [partsUnstyled(sheet, shown)];
  });
};

/** Sheets that the command `sheet` wrote for another version, or without parts that are used. */
const ownSheets: Check = (project) => {
  const { installed, ownSheets: own } = project;
  const [first] = own;
  if (!first || !installed) return [];
  const old = own.find(({ version }) => version !== installed.version);
  if (old) return [sheetOld(old.file, old.version, installed.version)];
  const modules = new Modules();
  const parts = modules.exportsOf(path.join(installed.folder, 'dist/index.js'));
  // A sheet has the rules of whole modules, so also those of names that it does not list.
  const styled = modules.reach(own.flatMap((sheet) => sheet.names.flatMap((name) => parts.get(name) ?? [])));
  const leftOut = [...usedNames(project)].filter((name) => {
    const module = parts.get(name);
    return module && !styled.has(module);
  });
  return leftOut.length > 0 ? [partsLeftOut(first.file, leftOut)] : [];
};

const fonts: Check = (project) => {
  const isChosen = [...project.styles, ...project.packageSheets].some(({ text }) =>
    /--ds-font-family-sans\s*:/.test(text),
  );
  const isLoaded = loading(everywhere(project), /@weft\/design-system\/fonts\.css/).length > 0;
  return isChosen || isLoaded || !usesParts(project) ? [] : [fontsMissing('Anek Latin')];
};

const typefaces: Check = (project) =>
  misnamedTypefaces(project).map(({ named, loaded }) => typefaceMisnamed(named, loaded));

const copies: Check = (project) => {
  const { root, manager } = project;
  const reacts = copiesOf('react', project);
  const own = copiesOf('@weft/design-system', project);
  const listed = (found: readonly Copy[]) =>
    found.map(({ folder, version }) => `${version} in ${path.relative(root, folder)}`).sort();
  return [
    ...(reacts.length > 1
      ? [reactTwice(listed(reacts), manager.settings, manager.oneReact(reacts[0]?.version ?? ''))]
      : []),
    ...(own.length > 1 ? [packageTwice(listed(own), manager.dedupe)] : []),
  ];
};

const tokens: Check = ({ installed, styles, scripts }) => {
  if (!installed) return [];
  const all = [...styles, ...scripts].map(({ text }) => text).join('\n');
  const used = new Set(names(all, /var\(\s*(--ds-[\w-]*\w)(?![\w-]|[$#]\{)/g));
  const set = new Set(names(all, /(?<![\w(-])['"]?(--ds-[\w-]+)['"]?\s*:/g));
  // What a script or `@property` names may be used or set elsewhere.
  const named = new Set(names(all, /(?:@property\s+|['"`])(--ds-[\w-]+)(?![\w-]|['"`]?\s*:)/g));
  // An application may have variables of its own with this prefix: it sets and uses them.
  const lost = [...new Set([...used, ...set])].filter(
    (name) => !installed.variables.has(name) && !named.has(name) && used.has(name) !== set.has(name),
  );
  return lost.length > 0 ? [oldTokens(lost.sort(), REPLACED)] : [];
};

const islands: Check = ({ installed, styles }) => {
  const forgotten = forgottenIslands(
    styles.flatMap(({ text }) => settings(text)),
    installed?.variables ?? new Set(),
  );
  return forgotten.length > 0 ? [islandsForgotten(forgotten)] : [];
};

const RULE = /([^{};]+)\{([^{}]*)\}/g;
const SETS_THEME = /data-theme|dataset\.theme|theme-script/;

/** Whether a class chooses a dark theme, in Tailwind's or shadcn's way: a variant, or variables of that class alone. */
const hasDarkClass = ({ text }: Source): boolean =>
  /@custom-variant\s+dark\s[^;]*\.dark\b/.test(text) ||
  [...text.matchAll(RULE)].some(
    ([, selector = '', body = '']) =>
      /^(?:html|:root)?\.dark$/.test(selector.trim()) && /--[\w-]+\s*:/.test(body),
  );

const classTheme: Check = (project) => {
  const { styles, scripts } = project;
  const dark = styles.find(hasDarkClass);
  const isFollowed =
    scripts.some(({ text }) => SETS_THEME.test(text)) || usedNames(project).has('ThemeToggle');
  if (!dark || isFollowed || !usesParts(project)) return [];
  const fix = scripts.some(({ text }) => text.includes('next-themes'))
    ? "<ThemeProvider attribute={['class', 'data-theme']}>"
    : 'document.documentElement.dataset.theme = theme;';
  return [themeOfAClass(dark.file, fix)];
};

const theme: Check = ({ installed, styles }) =>
  styles.flatMap(({ file, text }): Finding[] => {
    const [, version] = /^\/\* A theme for @weft\/design-system (\S+),/.exec(text) ?? [];
    return version && installed && version !== installed.version
      ? [
          {
            fault: 'old-theme',
            message: `${file} was written by version ${version}, but ${installed.version} is installed: colours that are new since then keep the package's values.`,
            fix: `npx @weft/design-system theme brand.json > ${quoted(file)}`,
          },
        ]
      : [];
  });

/** All checks, in the order in which the user should fix their faults. */
export const CHECKS: readonly Check[] = [
  notInstalled,
  copies,
  sheets,
  unstyledParts,
  ownSheets,
  layers,
  resets,
  fonts,
  typefaces,
  tokens,
  islands,
  classTheme,
  theme,
];
