import { isNarrow } from './plain-elements.js';

/** Stands, with a number, for a layer without a name: each is a layer of its own. */
const NAMELESS = '@layer-';

/** A style rule, and the layer that it is in. */
export interface LayeredRule {
  readonly rule: CSSStyleRule;
  /** Its full name; empty outside of layers. */
  readonly layer: string;
  /** Whether it is in a rule for a class, an id or an attribute, or in an `@scope` of one. */
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

export const outermost = (layer: string): string => layer.split('.', 1)[0] ?? '';

/** Whether a layer has no name, or is in one without, so that no statement can order it. */
export const isNameless = (layer: string): boolean => layer.startsWith(NAMELESS);

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
  /** The full name of a layer in another, which thereby takes its place in the order. */
  const enter = (outer: string, name: string): string => {
    const own = name || `${NAMELESS}${layers.size}`;
    const layer = outer ? `${outer}.${own}` : own;
    layers.add(outermost(layer));
    return layer;
  };

  /** Whether the rules in a rule match only inside of some elements. Only the rule of an `@scope` has a `start`. */
  const isScope = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule) return isNarrow(rule.selectorText);
    return 'start' in rule && typeof rule.start === 'string' && isNarrow(rule.start);
  };

  const readSheet = (sheet: CSSStyleSheet, layer: string): void => {
    try {
      for (const rule of sheet.cssRules) readRule(rule, layer, false);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      isPartial = true;
    }
  };
  const readImport = ({ styleSheet, layerName }: CSSImportRule, outer: string): void => {
    const layer = layerName === null ? outer : enter(outer, layerName);
    if (styleSheet) readSheet(styleSheet, layer);
  };
  const readRule = (rule: CSSRule, layer: string, isScoped: boolean): void => {
    if (rule instanceof CSSLayerStatementRule) for (const name of rule.nameList) enter(layer, name);
    if (rule instanceof CSSStyleRule) rules.push({ rule, layer, isScoped });
    if (rule instanceof CSSImportRule) readImport(rule, layer);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      const inner = rule instanceof CSSLayerBlockRule ? enter(layer, rule.name) : layer;
      for (const each of rule.cssRules) readRule(each, inner, isScoped || isScope(rule));
    }
  };
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) readSheet(sheet, '');
  return { rules, layers: [...layers], isPartial };
}
