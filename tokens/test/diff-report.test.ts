import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readComponents } from '@weft/tools/components';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { variableUsers } from '../diff/reach.ts';
import { at, createRepositories, edit, repository, run, runOnTerminal } from './git-fixture.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

createRepositories();

/** Gives muted text a colour almost equal to its background's. */
const fade = (): void =>
  edit('src/theme/light.tokens.json', (data) => {
    at(data, 'color.fg.muted').$value = '{palette.mist.400}';
  });

/** Writes a file of the design system's components. */
function component(file: string, text: string): void {
  const path = join(repository, 'packages/design-system/src/components', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const ESCAPE = '\u001B[';

describe('tokens:diff', { timeout: BUILD_TIMEOUT }, () => {
  it('shows a block of each colour on a terminal with 24-bit colours, and nothing else elsewhere', async () => {
    fade();
    const shown = (await runOnTerminal('HEAD')).replaceAll(ESCAPE, '<');
    expect(shown).toMatch(
      /light: <48;2;\d+;\d+;\d+m {2}<0m #[\da-f]{6} → <48;2;\d+;\d+;\d+m {2}<0m #[\da-f]{6}/,
    );
    const plain = await run('HEAD');
    expect(plain.output).not.toContain(ESCAPE);
    expect(plain.output).toMatch(/light: #[\da-f]{6} → #[\da-f]{6}; contrast/);
  });

  it('writes no block into a changeset', async () => {
    fade();
    const text = await runOnTerminal('HEAD');
    expect(text.slice(text.indexOf('Text of the changeset'))).not.toContain(ESCAPE);
  });

  it('says FAILS for every pair whose contrast is below its minimum, and ends with an error', async () => {
    fade();
    const { code, output } = await run('HEAD');
    expect(code).toBe(1);
    const lines = output.split('\n').filter((line) => line.includes('FAILS contrast'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(line).toMatch(/FAILS contrast \d+\.\d\d → \d+\.\d\d of 4\.5 \(color\.fg\.muted on color\.bg\./);
    expect(output).toMatch(/FAIL contrasts below their minimum: \d+/);
  });

  it('names no failing pair while every pair has its minimum contrast', async () => {
    edit('src/theme/light.tokens.json', (data) => {
      at(data, 'color.fg.muted').$value = '{palette.ink.950}';
    });
    const { code, output } = await run('HEAD');
    expect(output).not.toContain('FAIL');
    expect(code).toBe(0);
  });

  it('measures the edge of a control where its ground has too little contrast', async () => {
    const control = (edge: string): void =>
      edit('src/theme/light.tokens.json', (data) => {
        for (const id of ['action', 'action-hover', 'action-active'])
          at(data, `color.bg.${id}`).$value = '{palette.turmeric.400}';
        at(data, 'color.fg.on-action').$value = '{palette.ink.950}';
        at(data, 'color.line.action').$value = edge;
      });
    control('{palette.ink.950}');
    const edged = await run('HEAD');
    expect(edged.output).not.toContain('FAIL');
    expect(edged.code).toBe(0);
    // The line itself shows the pairs that need it.
    expect(edged.output).toMatch(/color\.line\.action\n {2}- light: .* of 3 \(color\.bg\.action/);
    control('{palette.shade.0}');
    expect((await run('HEAD')).output).toMatch(
      /FAILS contrast .* of 3 \(color\.bg\.action on color\.bg\.page\)/,
    );
  });

  it('names the components that use a token, itself or by an alias of it', async () => {
    component('button/button.css', '[data-slot=button] { color: var(--ds-color-fg-muted); }');
    component('chip/chip.tsx', "const classes = 'ds:max-md:text-muted ds:p-2';");
    component('dialog/dialog.tsx', "import { Chip } from '../chip/index.js';");
    component('link/link.tsx', "import type { Chip } from '../chip/index.js';");
    component('link/link.stories.tsx', "const classes = 'ds:text-muted';");
    component('notice/notice.css', '.notice { @apply ds:quiet-words; }');
    component('prose/prose.css', '.prose { @apply quiet-words; }');
    mkdirSync(join(repository, 'packages/design-system/src/styles'), { recursive: true });
    writeFileSync(join(repository, 'packages/design-system/src/styles/utilities.css'), '');
    writeFileSync(
      join(repository, 'packages/design-system/src/styles/shared.css'),
      '@utility quiet-words { color: var(--ds-color-fg-muted); }',
    );
    edit('src/primitive/color.tokens.json', (data) => {
      at(data, 'palette.ink.600').$value = { colorSpace: 'oklch', components: [0.4, 0.08, 276] };
    });
    const { output } = await run('HEAD');
    expect(output).toMatch(
      /visual\): palette\.ink\.600 .*\n {2}- used by 5 components: button, chip, dialog, notice, prose\n/,
    );
  });

  it('prints values, components and failing pairs as JSON', async () => {
    fade();
    const { code, output } = await run('HEAD', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual([
      {
        token: 'color.fg.muted',
        components: [],
        values: [{ modes: ['light'], before: expect.any(String), after: expect.any(String) }],
        fails: expect.arrayContaining([
          expect.stringMatching(/^light: contrast .* of 4\.5 \(color\.fg\.muted on/),
        ]),
      },
    ]);
  });
});

describe('the components of the design system', { timeout: BUILD_TIMEOUT }, () => {
  it('use tokens by classes, by style sheets and by the components that they contain', async () => {
    const theme = (await compile()).get('tailwind/theme.css') ?? '';
    const usersOf = await variableUsers(await readComponents(), theme);
    const chips = usersOf('--ds-radius-sm');
    expect(chips).toEqual(expect.arrayContaining(['chip', 'chip-marquee']));
    expect(chips).not.toContain('heading');
    expect(usersOf('--ds-text-label')).toEqual(expect.arrayContaining(['button', 'chip']));
    expect(usersOf('--ds-no-such-token')).toEqual([]);
  });
});
