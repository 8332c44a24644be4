/** The source of an example for pasting: imports from the package's entries, without classes of the canvas. */
export const paste = (source: string): string =>
  source
    .replaceAll(/^import .*'\.\/.*;\n/gm, '')
    .replaceAll(/'(?:\.\.\/)+src\/components\/([\w-]+)\/index\.js'/g, "'@weft/design-system/$1'")
    .replaceAll(/\s+className="canvas-[\w-]+"/g, '')
    .trim();

const IMPORT = /^import [\s\S]*?;\n/gm;

/**
 * Parameters that show the source of an example instead of the rendered markup: for an example with state, or a
 * component of its own.
 *
 * @param sources Texts of the files, each after those that it imports.
 */
export function exampleSource(...sources: readonly string[]) {
  const files = sources.map(paste);
  const imports = files.flatMap((file) => file.match(IMPORT) ?? []).join('');
  const code = [imports, ...files.map((file) => file.replaceAll(IMPORT, ''))].map((part) => part.trim());
  return { docs: { source: { code: code.join('\n\n') } } };
}
