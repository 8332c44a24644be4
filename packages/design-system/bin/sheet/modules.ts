import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { at, list, type Node, nameOf, parseScript, walk } from '../migrate/syntax.ts';

/** The placeholder for an expression in the text of a template. */
const ANYTHING = '\0';

/**
 * The script of an entry of the package.
 *
 * @param entry the name after the package's own; empty for the root
 * @param manifest the package's `package.json`
 */
export function scriptOf(entry: string, manifest: string): string | undefined {
  try {
    const file = createRequire(manifest).resolve(path.posix.join('@weft/design-system', entry));
    return file.endsWith('.js') ? file : undefined;
  } catch {
    // The package has no such entry.
  }
}

/** The built modules of the package. */
export class Modules {
  readonly #programs = new Map<string, Node>();

  #program(file: string): Node {
    const program = this.#programs.get(file) ?? parseScript(file, readFileSync(file, 'utf8'));
    this.#programs.set(file, program);
    return program;
  }

  /** Each name that a module exports, with the module that declares it. */
  exportsOf(file: string): Map<string, string> {
    return new Map(
      list(at(this.#program(file), 'program'), 'body').flatMap((node): (readonly [string, string])[] => {
        const target = relative(file, node);
        const further = target ? this.exportsOf(target) : new Map<string, string>();
        if (node.type === 'ExportAllDeclaration') return [...further];
        if (node.type !== 'ExportNamedDeclaration') return [];
        const listed = list(node, 'specifiers').map((each) => {
          const [name = '', local = ''] = [at(each, 'exported'), at(each, 'local')].map(nameOf);
          return [name, further.get(local) ?? file] as const;
        });
        return [...listed, ...declaredBy(at(node, 'declaration')).map((name) => [name, file] as const)];
      }),
    );
  }

  /** Modules and everything that they import, also dynamically. */
  reach(files: Iterable<string>): Set<string> {
    const reached = new Set(files);
    // The loop also visits the modules that are added while it runs.
    for (const file of reached)
      walk(this.#program(file), (node) => {
        const isLater = node.type === 'CallExpression' && at(node, 'callee')?.type === 'Import';
        const target = isLater ? relative(file, node, list(node, 'arguments')[0]) : relative(file, node);
        if (!target || node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') return;
        const offered = this.exportsOf(target);
        const names = list(node, 'specifiers').map((each) => nameOf(at(each, 'imported')));
        const isWhole = names.length === 0 || names.includes(undefined);
        if (isWhole) reached.add(target);
        for (const from of isWhole ? offered.values() : names.map((name) => offered.get(name ?? '')))
          reached.add(from ?? target);
      });
    return reached;
  }

  /**
   * Whether modules have a class or slot: as a word of a string, or of a template such as `ds:gap-${gap}`, in which an
   * expression may be anything.
   */
  words(files: Iterable<string>): (name: string) => boolean {
    const whole = new Set<string>();
    const composed = new Set<string>();
    for (const file of files)
      walk(this.#program(file), (node) => {
        for (const word of textOf(node).split(/\s+/)) {
          if (!word.includes(ANYTHING)) whole.add(word);
          else if (/[a-z]/.test(word.replace(/^ds:/, ''))) composed.add(word);
        }
      });
    const patterns = [...composed].map(
      (word) =>
        new RegExp(
          `^${word.startsWith('ds:') ? '' : '(?!ds:)'}${word.replaceAll(/[^\w\0]/g, '\\$&').replaceAll(ANYTHING, '.*')}$`,
        ),
    );
    return (name) => whole.has(name) || patterns.some((pattern) => pattern.test(name));
  }
}

/** The names of a function, or of constants. */
const declaredBy = (node: Node | undefined): string[] =>
  node ? [node, ...list(node, 'declarations')].flatMap((each) => nameOf(at(each, 'id')) ?? []) : [];

/** The file that a node imports from, if it is one of the package. */
function relative(file: string, node: Node, source = at(node, 'source')): string | undefined {
  const name = nameOf(source);
  return name?.startsWith('.') ? path.resolve(path.dirname(file), name) : undefined;
}

/** The text of a string or a template. */
function textOf(node: Node): string {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return '';
  return list(node, 'quasis')
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join(ANYTHING);
}
