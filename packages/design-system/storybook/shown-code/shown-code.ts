import type { ReactNode } from 'react';
import { callWithHooks } from '../../test/server.js';
import { bracketed, indent, printMarkup, printValue, WIDTH } from './print.js';
import { Resolver } from './resolve.js';
import { Sharer } from './share.js';
import { type Child, Markup } from './tree.js';

/** The example as one element: several are in a fragment. */
function asOne(children: readonly Child[]): Markup {
  const [only] = children;
  return only instanceof Markup && children.length === 1 ? only : new Markup('', [], children);
}

/**
 * The code of an example: its imports, what it needs, and its markup.
 *
 * @param story What the story renders.
 */
function codeOf(story: ReactNode): string {
  const resolver = new Resolver();
  const children = resolver.children(story);
  const { imports, states } = resolver;
  const names = [...imports.values()].flatMap((each) => [...each]);
  const sharer = new Sharer(children, new Set([...names, ...states.keys()]));
  const markup = asOne(children.map((child) => sharer.child(child)));

  const head = [...imports]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, parts]) => {
      const names = bracketed(
        ['{', '}', ' '],
        [...parts].toSorted(),
        WIDTH,
        `import  from '${from}';`.length,
      );
      return `import ${names} from '${from}';`;
    });
  if (states.size > 0) head.unshift("import { useState } from 'react';");
  const constants = [...sharer.constants].map(
    ([name, value]) => `const ${name} = ${printValue(value, WIDTH, name.length + 10)};`,
  );
  const hooks = [...states].map(
    ([name, value]) =>
      `const [${name}, set${name.charAt(0).toUpperCase()}${name.slice(1)}] = useState(${printValue(value)});`,
  );
  const jsx = printMarkup(markup, states.size > 0 ? WIDTH - 4 : WIDTH);
  const example =
    hooks.length > 0
      ? `export function Example() {\n${indent(hooks.join('\n'))}\n  return (\n${indent(indent(jsx))}\n  );\n}`
      : jsx;
  return [head.join('\n'), ...constants, example].filter(Boolean).join('\n\n');
}

/**
 * The code of a story for copying: components by their exported names, nothing of the canvas and its tests.
 *
 * @param render What renders the story. It may use hooks.
 */
export const shownCode = (render: () => ReactNode): string => callWithHooks(() => codeOf(render()));
