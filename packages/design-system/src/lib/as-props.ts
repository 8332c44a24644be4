import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props with a class name that is text. A part joins it with its own class names, so it does not take a function of the link's
 * state, as links of some routers do.
 */
type TextClassName<Props> = Omit<Props, 'className'> & Pick<ComponentPropsWithRef<'div'>, 'className'>;

/**
 * The props of the element or component that `as` names. Where TypeScript infers `As` as `ElementType` itself, as for
 * `<TooltipTrigger as={LinkButton}>`, these are the props of `Default`.
 */
export type PropsOf<As extends ElementType, Default extends ElementType> = TextClassName<
  ComponentPropsWithRef<ElementType extends As ? (0 extends 1 & As ? As : Default) : As>
>;

/**
 * The prop `as`, and the props of the element or component that it names.
 *
 * @typeParam As The element or component that renders the part.
 * @typeParam Own The names of the part's own props, which `as` does not receive.
 */
export type AsProps<As extends ElementType, Own extends PropertyKey> = {
  /** The element or component to render instead; its own props are then accepted here. */
  as?: As | undefined;
} & Omit<PropsOf<As, 'div'>, Own | 'as'>;

/** The same inside a component, where `as` is known only to the caller. */
export interface AnyAsProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
}
