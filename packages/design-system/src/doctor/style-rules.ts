import { isNarrow } from './plain-elements.js';

/** A style rule, and the layer that it is in. */
export interface LayeredRule {
  readonly rule: CSSStyleRule;
  /** Its full name; empty outside of layers. */
  readonly layer: string;
  /** Whether it is in a rule for a class, an id or an attribute, or in the root of an `@scope`. */
  readonly isScoped: boolean;
}

/** The style sheets of a document. */
export interface Styles {
  readonly rules: readonly LayeredRule[];
  /** The outermost layers in their order, the weakest first. */
  readonly layers: readonly string[];
  /** Whether a sheet of another origin could not be read. */
  readonly isPartial: boolean;
}

const within = (layer: string, name: string): string => (layer && name ? `${layer}.${name}` : layer || name);

/** Reads all style sheets of a document, with imported ones. */
export function readStyles(page: Document): Styles {
  // The rules of a document in a frame have the classes of that frame's window.
  const {
    CSSGroupingRule,
    CSSImportRule,
    CSSLayerBlockRule,
    CSSLayerStatementRule,
    CSSStyleRule,
    DOMException,
  } = (page.defaultView ?? window) as typeof globalThis;
  const rules: LayeredRule[] = [];
  const layers = new Set<string>();
  let isPartial = false;
  const declare = (name: string): void => {
    if (name) layers.add(name.split('.', 1)[0] as string);
  };

  /** Whether the rules in a rule match only inside of some elements. Only the rule of an `@scope` with a root has a `start`. */
  const isScope = (rule: CSSRule): boolean =>
    rule instanceof CSSStyleRule ? isNarrow(rule.selectorText) : 'start' in rule && rule.start !== null;

  const readSheet = (sheet: CSSStyleSheet, layer: string): void => {
    try {
      for (const rule of sheet.cssRules) readRule(rule, layer, false);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      isPartial = true;
    }
  };
  const readImport = ({ styleSheet }: CSSImportRule, layer: string): void => {
    declare(layer);
    if (styleSheet) readSheet(styleSheet, layer);
  };
  const readRule = (rule: CSSRule, layer: string, isScoped: boolean): void => {
    if (rule instanceof CSSLayerStatementRule) for (const name of rule.nameList) declare(within(layer, name));
    if (rule instanceof CSSStyleRule) rules.push({ rule, layer, isScoped });
    if (rule instanceof CSSImportRule) readImport(rule, within(layer, rule.layerName ?? ''));
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      const inner = rule instanceof CSSLayerBlockRule ? within(layer, rule.name) : layer;
      declare(inner);
      for (const each of rule.cssRules) readRule(each, inner, isScoped || isScope(rule));
    }
  };
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) readSheet(sheet, '');
  return { rules, layers: [...layers], isPartial };
}
