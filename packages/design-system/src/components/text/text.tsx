import type { ElementType, ReactNode } from 'react';
import type { AnyAsProps, AsProps } from '../../lib/as-props.js';
import { cx } from '../../lib/cx.js';

/** The size of text: `lg` for a lead, `md` for running text, `sm` for secondary text, `xs` for captions. */
export type TextSize = 'lg' | 'md' | 'sm' | 'xs';

/** The colour of text: that of the theme, a quieter one, or one that stands out. */
export type TextTone = 'default' | 'muted' | 'accent';

/** The weight of text. */
export type TextWeight = 'regular' | 'medium' | 'semibold';

/** The alignment of the lines. */
export type TextAlign = 'start' | 'center' | 'end';

interface TextOwnProps {
  /**
   * The size.
   * @default 'md'
   */
  size?: TextSize | undefined;
  /**
   * The colour. On the ground `action` take `default` or `muted`, which look alike there.
   * @default 'default'
   */
  tone?: TextTone | undefined;
  /**
   * The weight.
   * @default 'regular'
   */
  weight?: TextWeight | undefined;
  /**
   * The alignment of the lines; `center` puts a paragraph that is narrower than its place into the middle.
   * @default 'start'
   */
  align?: TextAlign | undefined;
  /** The text, which may contain links. */
  children?: ReactNode;
}

/**
 * Props of {@link Text}: those of `as` (a native `<p>` by default) and these.
 *
 * @typeParam As The element or component that renders the text, such as `span`, `dt` or `figcaption`.
 */
export type TextProps<As extends ElementType = 'p'> = TextOwnProps & AsProps<As, keyof TextOwnProps>;

const SIZE: Readonly<Record<TextSize, string>> = {
  lg: 'ds:text-lead',
  md: 'ds:text-body',
  sm: 'ds:text-body-sm',
  xs: 'ds:text-caption',
};

const TONE: Readonly<Record<TextTone, string>> = {
  default: '',
  muted: 'ds:text-muted',
  accent: 'ds:text-accent',
};

const WEIGHT: Readonly<Record<TextWeight, string>> = {
  regular: '',
  medium: 'ds:font-medium',
  semibold: 'ds:font-semibold',
};

/**
 * A paragraph, no wider than is easy to read (about 70 characters).
 *
 * @example
 * <Text size="sm" tone="muted">
 *   Prices include VAT.
 * </Text>
 */
export function Text<As extends ElementType = 'p'>(props: TextProps<As>) {
  const {
    as: Element = 'p',
    size = 'md',
    tone = 'default',
    weight = 'regular',
    align = 'start',
    className,
    ...rest
  }: TextOwnProps & AnyAsProps = props;
  return (
    <Element
      data-slot="text"
      {...rest}
      className={cx(
        'ds:words',
        SIZE[size],
        TONE[tone],
        WEIGHT[weight],
        align !== 'start' && `ds:text-${align}`,
        align === 'center' && 'ds:mx-auto',
        className,
      )}
    />
  );
}
