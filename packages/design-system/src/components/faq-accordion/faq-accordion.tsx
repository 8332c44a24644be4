'use client';

import * as Accordion from '@radix-ui/react-accordion';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { faqAccordionVariants } from './faq-accordion.variants.js';
import { type FaqHeadingLevel, FaqProvider } from './faq-context.js';

/** Props of {@link FaqAccordion}: those of a native `<div>` and these. */
export interface FaqAccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /**
   * Level of the heading that each question stands in: one below the heading of the section.
   * @default 3
   */
  headingLevel?: FaqHeadingLevel | undefined;
  /** The `value` of the open item, for a state of your own; an empty string when none is open. */
  value?: string | undefined;
  /**
   * The `value` of the item that is open at first.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the item that opens, or an empty string when the open one closes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `FaqItem`s. At most six, since each open answer is a landmark-like region. */
  children?: ReactNode;
}

/** Native props for the root; Radix's own arrow-key handler is left out on purpose. */
interface FrameProps {
  host: ComponentPropsWithRef<'div'>;
  revealed: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Arrow keys scroll the page, as the pattern allows: so the handler that Radix gives its child is not passed
 * on.
 */
function Frame({ host, revealed, children, ref }: FrameProps) {
  return (
    <div data-slot="faq-accordion" data-revealed={revealed || undefined} {...host} ref={ref}>
      {children}
    </div>
  );
}

/**
 * Questions with one answer open at a time; pressing the open one closes it (Specification 2 and 4).
 *
 * WAI-ARIA APG, Accordion, without its optional arrow keys. Closed answers stay in the page: they are in the
 * server's HTML, readable without script, found by the browser's search and opened by a link to an `id` in or
 * on an item.
 */
export function FaqAccordion({
  headingLevel = 3,
  value,
  defaultValue = '',
  onValueChange,
  className,
  children,
  ref,
  ...props
}: FaqAccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [revealed, setRevealed] = useState(false);
  const openValue = value ?? own;

  const change = (next: string, found: boolean) => {
    setRevealed(found);
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  const reveal = (next: string) => change(next, true);
  useOpenByFragment(root, openValue, reveal);

  return (
    <FaqProvider value={{ headingLevel, openValue, reveal }}>
      <Accordion.Root
        asChild
        type="single"
        collapsible
        value={openValue}
        onValueChange={(next) => change(next, false)}
        ref={root}
      >
        <Frame
          ref={ref}
          revealed={revealed}
          host={{
            ...props,
            className: faqAccordionVariants({ className }),
          }}
        >
          {children}
        </Frame>
      </Accordion.Root>
    </FaqProvider>
  );
}

/**
 * A link to an `id` in a closed answer, or on an item, opens that item and goes to it. Engines with
 * `beforematch` do the first by themselves, but not on the first load, when the page is not yet hydrated.
 */
function useOpenByFragment(
  root: { readonly current: HTMLDivElement | null },
  openValue: string,
  reveal: (value: string) => void,
) {
  const destination = useRef<Element | null>(null);
  const latest = useRef(reveal);
  useLayoutEffect(() => {
    latest.current = reveal;
  });

  useEffect(() => {
    const follow = () => {
      const target = fragmentTarget();
      const item = target?.closest<HTMLElement>('[data-slot="faq-item"][data-state="closed"]');
      if (!item?.dataset.value || item.closest('[data-slot="faq-accordion"]') !== root.current) return;
      destination.current = target;
      latest.current(item.dataset.value);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [root]);

  useLayoutEffect(() => {
    const target = destination.current;
    destination.current = null;
    if (openValue) target?.scrollIntoView();
  }, [openValue]);
}

function fragmentTarget(): Element | null {
  const id = window.location.hash.slice(1);
  if (!id) return null;
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

/** A fragment that is not well-formed percent encoding names no element. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}
