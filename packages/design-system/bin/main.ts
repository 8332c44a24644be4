#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command-error.ts';
import { runDoctor } from './doctor/index.ts';
import { runMigrate } from './migrate/index.ts';
import { makeSheet } from './sheet/index.ts';
import { makeTheme, readBrand } from './theme/index.ts';

const HELP = `Usage:
  npx @weft/design-system theme brand.json > theme.css   writes the theme of a brand ("-" reads standard input)
  npx @weft/design-system sheet src > weft.css           writes one style sheet for the parts that your sources import, or
                                                         that you name: sheet Button Card > weft.css
  npx @weft/design-system doctor [folder]                checks how a project uses the package
  npx @weft/design-system migrate [--write] src          renames what has another name since 0.1.0 in scripts and style
                                                         sheets; lists Astro, MDX, Vue and Svelte files to look at
`;

const HELP_OPTIONS: readonly string[] = ['--help', '-h'];

/** The folder of the package, which has this program in dist/bin. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function version(): string {
  const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

async function read(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`${file} cannot be read: name a file with a brand, or "-" for standard input.`);
  }
}

async function theme([file, further]: readonly string[]): Promise<number> {
  if (further !== undefined)
    throw new CommandError(
      `The theme command takes one file, and writes to the standard output: ${further} is one too many.`,
    );
  if (!file) throw new CommandError(`The theme command needs the file of a brand.\n${HELP}`);
  const { css, notes } = makeTheme(readBrand(await read(file)), version());
  for (const note of notes) process.stderr.write(`${note}\n`);
  process.stdout.write(css);
  return 0;
}

async function run([first, ...rest]: readonly string[]): Promise<number> {
  const command = HELP_OPTIONS.some((each) => rest.includes(each)) ? 'help' : first;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (command === 'theme') return theme(rest);
  if (command === 'sheet') {
    process.stdout.write(makeSheet(rest, ROOT));
    return 0;
  }
  if (command === 'doctor') return runDoctor(rest, say);
  if (command === 'migrate') return runMigrate(rest, say);
  if (command === 'help' || (command && HELP_OPTIONS.includes(command))) {
    process.stdout.write(HELP);
    return 0;
  }
  if (command === '--version') {
    say(version());
    return 0;
  }
  throw new CommandError(`${command ? `There is no command "${command}".` : 'Name a command.'}\n${HELP}`);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
