import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runNode } from '@weft/tools/run';
import { runScript } from '@weft/tools/user-error';

/** Seconds. */
const LIMIT = 120;

const REGISTRY = 'node_modules/@weft/design-system/dist/registry';

/** The CLI's request to its own registry: an application's colours, which the blocks do not use. */
const COLOURS = JSON.stringify({
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
});

/**
 * Adds every block of the package to the application in this folder, with the shadcn CLI and without a network. Instead of pnpm the CLI
 * finds `bin/pnpm`, which only records what to install: the tarball is already installed.
 */
await runScript(async () => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end(COLOURS);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { items } = JSON.parse(readFileSync(`${REGISTRY}/registry.json`, 'utf8')) as {
    items: { name: string }[];
  };
  const files = items.map(({ name }) => `./${REGISTRY}/${name}.json`);
  const { code } = await runNode(['node_modules/shadcn/dist/index.js', 'add', ...files, '--yes'], {
    cwd: process.cwd(),
    env: {
      PATH: [path.resolve('bin'), process.env.PATH].join(path.delimiter),
      REGISTRY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    limit: LIMIT,
  });
  server.close();
  return code;
});
