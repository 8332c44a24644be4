import type { Difference } from './compare.ts';

/** A new value of a token. */
export interface TokenValue {
  readonly modes: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** A token whose value changed, as `tokens:diff --json` prints it. */
export interface TokenChange {
  readonly token: string;
  readonly values: readonly TokenValue[];
  /** The names of the components that use it. */
  readonly components: readonly string[];
  /** The pairs of colours whose contrast is below its limit now. */
  readonly fails: readonly string[];
}

/** The possible causes of changes in the screenshots of a component. */
export interface Causes {
  readonly tokens: readonly TokenChange[];
  /** Paths of changed files: the component's own, those of parts that it or its stories use, and shared code. */
  readonly files: readonly string[];
}

/** The result of one screenshot. */
export interface Comparison {
  readonly key: string;
  readonly title: string;
  readonly story: string;
  readonly look: string;
  /** `broken`: the screenshot failed. */
  readonly kind: 'same' | 'changed' | 'added' | 'removed' | 'broken';
  /** Hash of the screenshots that were compared. */
  readonly fingerprint?: string;
  readonly difference?: Omit<Difference, 'picture'>;
  /** Why the screenshot failed: of the working tree, or of the revision where the kind is `added`. */
  readonly reason?: string;
}

/** A screenshot of a finding. Its files are `<key>.<before|after|difference>.png`. */
export interface Picture extends Pick<Comparison, 'key' | 'story' | 'look'> {
  readonly difference?: Pick<Difference, 'pixels' | 'width' | 'height' | 'sizes' | 'places'>;
}

/** Screenshots of one component that show the same change: one thing to judge. */
export interface Finding {
  /** The same for the same screenshots, so that a verdict outlasts another run. */
  readonly id: string;
  readonly kind: Exclude<Comparison['kind'], 'same'>;
  readonly reason?: string;
  readonly pictures: readonly Picture[];
}

/** The findings of one component or page. */
export interface Reviewed {
  /** Its title in Storybook, such as `Components/Button`. */
  readonly title: string;
  readonly equal: number;
  readonly findings: readonly Finding[];
  readonly causes: Causes;
}

/** Everything that the report shows. */
export interface Review {
  /** The revision, as the user named it. */
  readonly against: string;
  readonly commit: string;
  readonly pictures: number;
  readonly equal: number;
  /** Those that differ. */
  readonly components: readonly Reviewed[];
  /** Changed files that belong to none of the components. */
  readonly otherFiles: readonly string[];
}
