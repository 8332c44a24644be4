import { beforeAll, describe, expect, it } from 'vitest';
import { loadValidators, schemaProblems, type Validators } from '../checks/schema.ts';
import type { Group } from '../checks/tokens.ts';
import { compile } from '../compile.ts';
import { MEASURED } from '../names.ts';
import { differences, type Leaf, type Leaves, leavesOf, resolve } from './design-files.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

type Theme = (typeof MEASURED)[number];

interface Studio {
  $themes: { name: string; group: string; description: string; selectedTokenSets: Record<string, string> }[];
  $metadata: { tokenSetOrder: string[]; activeThemes: string[] };
}

const SCREENS = ['phone', 'desktop'] as const;
const DTCG = [...MEASURED, 'forced', 'reduced'].map((mode) => `json/${mode}.tokens.json`);
const FIGMA = [
  ...MEASURED.map((theme) => `design-tokens/figma/theme/${theme}.tokens.json`),
  ...SCREENS.map((screen) => `design-tokens/figma/size/${screen}.tokens.json`),
];
const STUDIO = 'design-tokens/tokens-studio.json';

let files: Map<string, string>;
let validators: Validators;

beforeAll(async () => {
  [files, validators] = await Promise.all([compile(), loadValidators()]);
}, BUILD_TIMEOUT);

const read = (path: string): Group => JSON.parse(files.get(path) ?? '{}') as Group;

const css = (): string => files.get('css/tokens.css') ?? '';

const themeOf = (path: string): Theme | undefined =>
  path.includes('reduced') ? 'light' : MEASURED.find((theme) => path.endsWith(`/${theme}.tokens.json`));

describe.each([...DTCG, ...FIGMA])('%s', (path) => {
  it('matches the official schema of DTCG 2025.10', () => {
    expect(files.has(path)).toBe(true);
    expect(schemaProblems(path, read(path), validators)).toEqual([]);
  });

  it('resolves every alias within itself', () => {
    const tokens = leavesOf(read(path));
    expect(tokens.size).toBeGreaterThan(40);
    for (const { $value } of tokens.values())
      expect(JSON.stringify(resolve($value, tokens))).not.toContain('{palette');
  });
});

describe('every colour is that of the style sheet', () => {
  it.each([...DTCG, ...FIGMA].filter(themeOf))('in %s', (path) => {
    expect(differences(leavesOf(read(path)), themeOf(path) as Theme, css())).toEqual([]);
  });

  it.each(MEASURED)(`in ${STUDIO} with the theme %s`, (theme) => {
    const sets = read(STUDIO) as Record<string, Group>;
    const own = leavesOf(sets[`theme/${theme}`] ?? {});
    const tokens = new Map([...leavesOf(sets.palette ?? {}), ...own]);
    expect(differences(tokens, theme, css())).toEqual([]);
  });
});

describe('the variables for Figma', () => {
  const all = (folder: string, modes: readonly string[]): Leaves[] =>
    modes.map((mode) => leavesOf(read(`design-tokens/figma/${folder}/${mode}.tokens.json`)));

  it.each([
    ['theme', MEASURED],
    ['size', SCREENS],
  ] as const)('are the same, of the same types, in every mode of %s', (folder, modes) => {
    const shapes = all(folder, modes).map((tokens) => [...tokens].map(([id, { $type }]) => `${id} ${$type}`));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it('have the types, colour space and unit that Figma imports', () => {
    for (const { $type, $value } of [...all('theme', MEASURED), ...all('size', SCREENS)].flatMap((tokens) => [
      ...tokens.values(),
    ])) {
      expect(['color', 'dimension', 'number']).toContain($type);
      if (typeof $value === 'object')
        expect(JSON.stringify($value)).toMatch(/"colorSpace":"srgb"|"unit":"px"/);
    }
  });

  it('are aliases of the palette, which stays out of the library', () => {
    const [light = new Map<string, Leaf>()] = all('theme', MEASURED);
    for (const [id, { $value, $extensions }] of light) {
      if (id.startsWith('palette.')) expect($extensions).toEqual({ 'com.figma.hiddenFromPublishing': true });
      else expect($value).toMatch(/^\{palette\..+\}$/);
    }
    expect(light.get('color.fg.link')).toMatchObject({
      $value: '{palette.indigo.700}',
      $extensions: {
        'com.figma.scopes': ['TEXT_FILL', 'SHAPE_FILL', 'STROKE'],
        'com.figma.codeSyntax': { WEB: 'var(--ds-color-fg-link)' },
      },
    });
  });

  it('have both ends of fluid sizes, and text styles as px', () => {
    const [phone, desktop] = all('size', SCREENS);
    const at = (id: string) => [phone, desktop].map((tokens) => tokens?.get(id)?.$value);
    expect(at('space.section')).toEqual([
      { value: 64, unit: 'px' },
      { value: 128, unit: 'px' },
    ]);
    expect(at('text.display-xl.font-size')).toEqual([
      { value: 36, unit: 'px' },
      { value: 84, unit: 'px' },
    ]);
    expect(at('text.display-xl.line-height')[1]).toEqual({ value: 82.32, unit: 'px' });
    expect(at('text.display-xl.font-weight')[0]).toBe('{font.weight.bold}');
    expect(at('space.4')[0]).toEqual({ value: 16, unit: 'px' });
  });
});

describe('the file for Penpot and Tokens Studio', () => {
  const studio = (): Studio & Record<string, Group> => read(STUDIO) as never;
  const setNames = (): string[] => Object.keys(studio()).filter((key) => !key.startsWith('$'));

  it('has themes of sets that exist, and uses every set', () => {
    const { $themes, $metadata } = studio();
    const used = $themes.flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets));
    expect([...new Set(used)].sort()).toEqual(setNames().sort());
    expect($metadata.tokenSetOrder).toEqual(setNames());
    const names = $themes.map(({ group, name }) => `${group}/${name}`);
    expect(names).toEqual(expect.arrayContaining($metadata.activeThemes));
    expect($themes.filter(({ group }) => group === 'Theme')).toHaveLength(MEASURED.length);
  });

  it('resolves every alias within the sets of any theme and any screen', () => {
    const { $themes, ...sets } = studio();
    const names = (group: string) => $themes.filter((theme) => theme.group === group);
    for (const theme of names('Theme'))
      for (const screen of names('Screen')) {
        const chosen = [theme, screen].flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets));
        const tokens = new Map(chosen.flatMap((name) => [...leavesOf(sets[name] as Group)]));
        for (const { $value } of tokens.values())
          expect(JSON.stringify(resolve($value, tokens))).not.toMatch(/\{\w+\./);
      }
  });

  it('has types, texts and whole weights that both programs read, and groups without properties', () => {
    const types = new Set(
      setNames().flatMap((name) => [...leavesOf(studio()[name] ?? {}).values()].map(({ $type }) => $type)),
    );
    expect([...types].sort()).toEqual([
      'borderRadius',
      'borderWidth',
      'boxShadow',
      'color',
      'dimension',
      'fontFamilies',
      'fontWeights',
      'sizing',
      'spacing',
      'typography',
    ]);
    const groups = (node: Group): Group[] =>
      '$value' in node ? [] : [node, ...Object.values(node).flatMap((each) => groups(each as Group))];
    const keys = setNames().flatMap((name) => groups(studio()[name] ?? {}).flatMap(Object.keys));
    expect(keys.filter((key) => key.startsWith('$'))).toEqual([]);
    const sizes = leavesOf(studio().size ?? {});
    expect(
      ['regular', 'medium', 'semibold', 'bold'].map((each) => sizes.get(`font.weight.${each}`)?.$value),
    ).toEqual(['400', '500', '600', '700']);
    expect(leavesOf(studio()['screen/phone'] ?? {}).get('text.body')).toMatchObject({
      $type: 'typography',
      $value: {
        fontFamily: '{font.family.sans}',
        fontSize: '17px',
        lineHeight: '150%',
        letterSpacing: '0px',
      },
    });
    expect(leavesOf(studio()['theme/dark'] ?? {}).get('shadow.raised')?.$value).toEqual([
      { x: '0px', y: '4px', blur: '16px', spread: '0px', color: '{palette.dusk.40}', type: 'dropShadow' },
    ]);
  });
});
