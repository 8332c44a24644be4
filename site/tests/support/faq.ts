import { faq } from '../../src/content/support.ts';

/** The fragments of the five questions, in the order of the page. */
export const fragments = faq.map(({ id }) => id);

/** What a visitor sees of the questions. Runs in the page, so that every engine can be asked. */
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
    /** The open ones. */
    open: open.map((item) => item.dataset.value),
    /** Those that tell assistive technology so. */
    said: items.filter(says).map((item) => item.dataset.value),
    /** Whether the open one begins right below the bar, or as near to it as the end of the page lets it. */
    landed: Math.abs(top - bar) <= 1 || (atEnd && top > bar && top < window.innerHeight),
    /** Whether script takes care of them. */
    scripted: !document.querySelector('details'),
  };
}

/** What {@link faqState} returns when a link has led to a question. */
export const faqOpenAt = (id: string, scripted = true) => ({
  open: [id],
  said: [id],
  landed: true,
  scripted,
});
