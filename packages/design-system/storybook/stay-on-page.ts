import { fragmentTarget } from '../src/lib/fragment.js';

const pageOf = (href: string): string => href.replace(/#.*/, '');

function followInPage(event: MouseEvent): void {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link || link.origin !== location.origin) return;
  event.preventDefault();
  if (pageOf(link.href) === pageOf(location.href)) fragmentTarget(link.hash)?.scrollIntoView();
}

/** A page opened alone has no manager. Storybook's handlers would still cancel the click on a link, so it does not reach them. */
function leaveToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href^="./?path="]')) event.stopPropagation();
}

function sendNothing(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.target) return;
  const method = submitter?.getAttribute('formmethod') ?? form.method;
  if (method !== 'dialog') event.preventDefault();
}

/**
 * Keeps the links and forms of examples from replacing the manager, which Storybook's `<base target="_parent">` lets them do. A
 * link to a fragment scrolls; one to another page of the product leads nowhere, because the Storybook has no such page. One
 * to another site replaces the manager. Links of the documentation work on a page that is opened alone, too.
 */
export function stayOnPage(): void {
  // On the window, which they reach last: what a story does with them itself comes first.
  addEventListener('click', followInPage);
  addEventListener('submit', sendNothing);
  if (window.parent === window) addEventListener('click', leaveToBrowser, { capture: true });
}
