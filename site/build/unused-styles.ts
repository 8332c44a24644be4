import type { Plugin, Root } from 'postcss';

/** The custom properties that a value reads, as `var(--name)` or as a container's `style(--name: …)`. */
const readIn = (text: string): string[] => text.match(/(?<=(?:var|style)\(\s*)--[\w-]+/g) ?? [];

/** All custom properties that the sheet reads. */
function readBy(sheet: Root): Set<string> {
  const read = new Set<string>();
  sheet.walk((node) => {
    const text = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
    for (const name of readIn(text)) read.add(name);
  });
  return read;
}

/**
 * States that no page of the site has: the package's attributes for contrast and motion, another speed of a marquee, a footer of many
 * columns, text from right to left, a read-only field.
 */
const NO_PAGE_HAS =
  /\[data-contrast=|\[data-motion=["']?reduced|\[data-speed=|:nth-child\(9\)|:dir\(rtl\)|textarea\)\[readonly\]/;

/** Looks of buttons, values of layout parts, and a part of forms, that the site does not use. `build-output.spec.ts` fails when it does. */
export const NO_PAGE_USES =
  /(?<=\bds\\?:)(?:gap-(?:0|12|16|24)|items-(?:baseline|end|stretch)|text-end|(?:icon-)?button-(?:danger|sm)|icon-button-lg|form-actions)(?![\w-])/;

/** A condition that every page meets, because no page overrides a system's reduced motion with full motion. */
const EVERY_PAGE_MEETS =
  /:where\(:root:not\(\[data-motion=["']?full["']?\]\) \*\)|:not\(\[data-motion=["']?full["']?\]\)/g;

/** The classes of marquees by their number of chips, and of grids by their number of columns from a breakpoint on. */
const NUMBERED = /^\.ds\\:(?:\w+\\:)?(?:chips|cells)-\d+$/;

/**
 * A PostCSS plugin that removes what the package's style sheet offers and the site does not use: custom properties that no
 * rule of a file and its imports reads, the numbered classes that no page has, rules for states and looks that no page has,
 * a condition that every page meets, and prefixed declarations that the minifier adds again. Without this plugin the style sheet
 * is larger than the first ten TCP segments (RFC 6928), so every first visit needs another round trip before the first paint.
 *
 * The plugin also removes a property that only script reads. `build-output.spec.ts` fails then.
 *
 * @param numbered the classes of the pages that number chips or columns, such as `cells-1`; `build-output.spec.ts` compares them
 * with the prerendered pages; one that only script renders must be named here
 */
export function dropUnusedStyles(numbered: readonly string[]): Plugin {
  const kept = new Set(numbered.map((name) => `.ds\\:${name.replaceAll(':', '\\:')}`));
  return {
    postcssPlugin: 'weft-drop-unused-styles',
    OnceExit(sheet) {
      for (const unused of [NO_PAGE_HAS, NO_PAGE_USES]) {
        sheet.walkRules(unused, (rule) => {
          const used = rule.selectors.filter((selector) => !unused.test(selector));
          if (used.length > 0) rule.selectors = used;
          else rule.remove();
        });
      }
      sheet.walkRules((rule) => {
        rule.selector = rule.selector.replace(EVERY_PAGE_MEETS, '');
      });
      sheet.walkRules(NUMBERED, (rule) => {
        if (!kept.has(rule.selector)) rule.remove();
      });
      sheet.walkDecls(/^-webkit-/, (declaration) => {
        const next = declaration.next();
        if (
          next?.type === 'decl' &&
          `-webkit-${next.prop}` === declaration.prop &&
          next.value === declaration.value
        )
          declaration.remove();
      });
      let removed: boolean;
      do {
        const read = readBy(sheet);
        removed = false;
        const drop = (name: string, node: { remove(): unknown }) => {
          if (!name.startsWith('--') || read.has(name)) return;
          node.remove();
          removed = true;
        };
        sheet.walkDecls((declaration) => drop(declaration.prop, declaration));
        sheet.walkAtRules('property', (rule) => drop(rule.params, rule));
      } while (removed); // a property that only a removed one read is unused now
    },
  };
}
