import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The nodes of a Markdown tree that the plugin reads. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

const COMPONENTS = path.join(import.meta.dirname, '../src/components');

/** The page of each exported component, by its name: parts of a component lead to its page. */
function readPages(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const file of globSync('*/*.mdx', { cwd: COMPONENTS })) {
    const folder = path.join(COMPONENTS, path.dirname(file));
    const [, title = ''] = /^# (\w+)/m.exec(readFileSync(path.join(COMPONENTS, file), 'utf8')) ?? [];
    const entry = readFileSync(path.join(folder, 'index.ts'), 'utf8');
    for (const [name] of entry.matchAll(/\b[A-Z][a-z]\w+\b/g)) pages.set(name, title.toLowerCase());
    pages.set(title, title.toLowerCase());
  }
  return pages;
}

/** Not in headings, whose text becomes their anchor, nor in links. */
const LEFT_ALONE = new Set(['heading', 'link', 'mdxJsxTextElement']);

/** Read once: the plugin is attached again for each page. */
let known: Map<string, string> | undefined;

/**
 * A remark plugin: the name of a component, as code, links to its page, except on that page. Links to pages lead out of the
 * frame's own address, so that they can be opened in a tab of their own.
 */
export function linkParts(): (tree: Node) => void {
  known ??= readPages();
  const pages = known;
  return (tree) => {
    const heading = tree.children?.find(({ type }) => type === 'heading');
    const [own] = /^\w+/.exec(heading?.children?.[0]?.value?.toLowerCase() ?? '') ?? [];
    const visit = (node: Node): Node => {
      const page = node.type === 'inlineCode' ? pages.get(node.value ?? '') : undefined;
      if (page && page !== own)
        return { type: 'link', url: `./?path=/docs/components-${page}--docs`, children: [node] };
      if (node.type === 'link' && node.url?.startsWith('?path=')) node.url = `./${node.url}`;
      if (node.children && !LEFT_ALONE.has(node.type)) node.children = node.children.map(visit);
      return node;
    };
    visit(tree);
  };
}
