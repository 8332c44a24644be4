import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { program } from '../program.ts';

/** Contents by path. */
export type Files = Readonly<Record<string, string>>;

/** The `package.json` of an installed package. */
export const installed = (version: string): string => JSON.stringify({ name: 'any', version });

/** An application without a fault. */
const SOUND: Files = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'node_modules/react/package.json': installed('19.2.0'),
  'node_modules/@weft/design-system/package.json': JSON.stringify({
    version: '0.1.0',
    peerDependencies: { react: '^19.0.0' },
  }),
  'node_modules/@weft/design-system/dist/styles.css':
    ':root{--ds-font-family-sans:x;--ds-space-stack:1rem;--ds-color-bg-page:#fff;--ds-color-fg-link:#00f}',
  'src/main.tsx': `import '@weft/design-system/styles.css';
import '@weft/design-system/fonts.css';
import './app.css';
import { Button } from '@weft/design-system/button';
const gap = \`var(--ds-space-\${n})\`;`,
  'src/app.css': `@layer theme, base, ds, components, utilities;
@import 'tailwindcss';
@import url('normalize.css') layer(base);
@layer base { h1 { margin: 0 } }
.card h1 { margin: 0; gap: var(--ds-space-stack) }
.card h2 { inset: var(--ds-space-#{$n}) }
:root { --ds-own: 1px } .card { inset: var(--ds-own) }
.card :is(h2, h3) { margin: 0 }
@scope (.card) { h2 { margin: 0 } }
* { box-sizing: border-box }
:root, [data-theme] { --ds-color-fg-link: blue }`,
};

/** Runs the doctor in an application: what it printed, and its exit code. */
export function diagnosed(changes: Readonly<Record<string, string | undefined>> = {}): {
  status: number | null;
  said: string;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'weft-doctor-'));
  try {
    for (const [file, text] of Object.entries({ ...SOUND, ...changes })) {
      if (text === undefined) continue;
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    // Yarn has Node load this file before every script.
    const hook = path.join(folder, '.pnp.cjs');
    const nodeOptions = '.pnp.cjs' in changes ? ['--require', hook] : [];
    const { status, stdout, stderr } = program.run(['doctor', folder], undefined, nodeOptions);
    return { status, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const MAIN = SOUND['src/main.tsx'] ?? '';
export const APP = SOUND['src/app.css'] ?? '';

/** A fault, what brings it about, a part of the message and a part of the line to paste. */
export type Fault = readonly [
  fault: string,
  changes: Readonly<Record<string, string | undefined>>,
  says: string,
  fix: string,
];

export function expectSound(changes?: Readonly<Record<string, string | undefined>>): void {
  expect(diagnosed(changes)).toEqual({ status: 0, said: 'The package is installed as it should be.\n' });
}

export function expectFault([, changes, says, fix]: Fault): void {
  const { status, said } = diagnosed(changes);
  expect(said).toContain(says);
  expect(said.split('\n\n    ')[1]).toContain(fix);
  expect({ status, faults: said.match(/^\S.*$/gm)?.length }).toEqual({ status: 1, faults: 1 });
}
