/** The variables that a rule sets. */
export interface Setting {
  readonly selector: string;
  readonly names: readonly string[];
}

const ROOT = /^(?::root|html|:where\(:root\))$/;
const THEMED = /^--ds-(?:color|shadow)-/;

/**
 * Colours and shadows that are set on the root alone. Every element with `data-theme` declares its own, so they do not reach
 * TopBar, Footer or a Section on ink.
 */
export function forgottenIslands(settings: readonly Setting[], known: ReadonlySet<string>): string[] {
  const onIslands = new Set(
    settings.filter(({ selector }) => selector.includes('[data-theme')).flatMap(({ names }) => names),
  );
  const onRoot = settings
    .filter(({ selector }) => selector.split(',').some((one) => ROOT.test(one.trim())))
    .flatMap(({ names }) => names);
  return [...new Set(onRoot)]
    .filter((name) => THEMED.test(name) && known.has(name) && !onIslands.has(name))
    .sort();
}
