import { mkdir, rm, writeFile } from 'node:fs/promises';
import { compile, ROOT } from './compile.ts';

const dist = new URL('dist/', ROOT);
const files = await compile();
await rm(dist, { recursive: true, force: true });
for (const [path, contents] of files) {
  const file = new URL(path, dist);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, contents);
}
console.log(`${files.size} files written to tokens/dist`);
