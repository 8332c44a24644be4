import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPictures, hasOtherFiles } from './build.ts';

const [, , outDir] = process.argv;
if (outDir === undefined) {
  console.error('Name the output folder: node packages/cloth/src/main.ts <outDir>');
  process.exit(2);
}
const folder = resolve(outDir);
if (hasOtherFiles(folder)) {
  console.error(
    `A build would delete the files of ${folder}, which are not those of an earlier build: name a new or empty folder.`,
  );
  process.exit(1);
}
const began = performance.now();
const { pictures } = await buildPictures(folder);
const files = readdirSync(folder);
const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
const seconds = ((performance.now() - began) / 1000).toFixed(2);
console.log(
  `${Object.keys(pictures).length} pictures, ${files.length} files, ${Math.round(bytes / 1024)} KB, ${seconds} s: ${folder}`,
);
