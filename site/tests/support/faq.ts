import { faq } from '../../src/content/support.ts';

/** The fragments of the five questions, in the order of the page. */
export const fragments = faq.map(({ id }) => id);

/** The visible state of the questions. Runs in the page, so that it works in every engine. */
export function faqState() {
  const items = [...document.querySelectorAll<HTMLElement>('[data-slot=faq-item]')];
  const isOpen = (item: HTMLElement) =>
    item.querySelector<HTMLElement>('[data-slot=faq-answer]')?.checkVisibility() ?? false;
  const says = (item: HTMLElement) =>
    item.querySelector('details')?.open ??
    item.querySelector('[data-slot=faq-trigger]')?.getAttribute('aria-expanded') === 'true';
  const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  const open = items.filter(isOpen);
  const top = open[0]?.getBoundingClientRect().top ?? Number.NaN;
  const bar = document.querySelector('[data-slot=top-bar]')?.getBoundingClientRect().bottom ?? Number.NaN;
  return {
    /** The questions whose answer is visible. */
    open: open.map((item) => item.dataset.value),
    /** The questions that are expanded for assistive technology. */
    said: items.filter(says).map((item) => item.dataset.value),
    /** Whether the open question starts right below the bar, or as close as the end of the page allows. */
    landed: Math.abs(top - bar) <= 1 || (atEnd && top > bar && top < window.innerHeight),
    /** Whether the questions are hydrated. */
    scripted: !document.querySelector('details'),
  };
}

/** The {@link faqState} after a link to a question. */
export const faqOpenAt = (id: string, scripted = true) => ({
  open: [id],
  said: [id],
  landed: true,
  scripted,
});
