import type { ElementType, ReactNode } from 'react';
import type { AnyAsProps, AsProps } from '../../lib/as-props.js';
import { cx } from '../../lib/cx.js';
import type { ContainerWidth } from '../container/container.js';

/** Grounds by their colour in `brand.json`, each with the dye that this colour is in Weft's own brand. */
const DYES = { primary: 'indigo', accent: 'turmeric', action: 'madder' } as const;

/**
 * The ground of a section. `page`, `surface` and `subtle` follow the theme around it. `ink`, `primary`, `accent` and `action`,
 * the colours of a brand, look alike in every theme, and what is on them has the dark or the light theme that the ground
 * needs. `indigo`, `turmeric` and `madder` are the same as the last three, by the names of Weft's dyes.
 */
export type SectionGround =
  | 'page'
  | 'surface'
  | 'subtle'
  | 'ink'
  | 'primary'
  | 'accent'
  | 'action'
  | 'indigo'
  | 'turmeric'
  | 'madder';

/** A ground by its dye, which its class and `data-ground` have. */
type DyedGround = Exclude<SectionGround, keyof typeof DYES>;

/** Space above and below the content: none, 24 to 40 px, or 64 to 128 px. */
export type SectionSpacing = 'none' | 'sm' | 'md';

interface SectionOwnProps {
  /**
   * The ground.
   * @default 'page'
   */
  ground?: SectionGround | undefined;
  /**
   * Space above and below the content.
   * @default 'md'
   */
  spacing?: SectionSpacing | undefined;
  /**
   * The width of the column that holds the content, as of `Container`; `full` is from edge to edge, without a gutter.
   * @default 'page'
   */
  width?: ContainerWidth | 'full' | undefined;
  /** A `SectionHeading`, then the content. They are stacked, 24 to 40 px apart. */
  children?: ReactNode;
}

/**
 * Props of {@link Section}: those of `as` (a native `<section>` by default) and these.
 *
 * @typeParam As The element or component that renders the section.
 */
export type SectionProps<As extends ElementType = 'section'> = SectionOwnProps &
  AsProps<As, keyof SectionOwnProps>;

/** The theme of a ground that looks alike in every theme. */
const THEME: { readonly [Ground in DyedGround]?: 'light' | 'dark' } = {
  ink: 'dark',
  indigo: 'dark',
  turmeric: 'light',
  madder: 'dark',
};

const PADDING: Readonly<Record<SectionSpacing, string>> = { none: 'ds:py-0', sm: 'ds:py-stack', md: '' };

const GROUND: Readonly<Record<DyedGround, string>> = {
  page: '',
  surface: 'ds:bg-surface',
  subtle: 'ds:bg-subtle',
  ink: 'ds:bg-ink',
  indigo: 'ds:bg-indigo',
  turmeric: 'ds:bg-turmeric',
  madder: 'ds:bg-madder',
};

const dyed = (ground: SectionGround): DyedGround =>
  Object.hasOwn(DYES, ground) ? DYES[ground as keyof typeof DYES] : (ground as DyedGround);

/**
 * A section of a page: a ground from edge to edge, space above and below, and the content in the page's column.
 *
 * Named by `aria-labelledby`, with the `titleId` of its `SectionHeading`, it is a region landmark.
 *
 * @example
 * <Section ground="subtle" aria-labelledby="gardens">
 *   <SectionHeading headingLevel={2} titleId="gardens">Forty gardens</SectionHeading>
 *   <Text>Each picked by hand.</Text>
 * </Section>
 */
export function Section<As extends ElementType = 'section'>(props: SectionProps<As>) {
  const {
    as: Element = 'section',
    ground: named = 'page',
    spacing = 'md',
    width = 'page',
    className,
    ...rest
  }: SectionOwnProps & AnyAsProps = props;
  const ground = dyed(named);
  return (
    <Element
      data-slot="section"
      data-ground={ground}
      data-theme={THEME[ground]}
      {...rest}
      className={cx(
        'ds:section',
        width !== 'full' && `ds:within-${width}`,
        GROUND[ground],
        PADDING[spacing],
        className,
      )}
    />
  );
}
