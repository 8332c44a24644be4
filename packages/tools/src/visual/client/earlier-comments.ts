import { plural } from '../plural.ts';
import type { Decisions } from './decisions.ts';
import { el } from './dom.ts';

/**
 * Shows the comments on what this run does not show: a cause has another id when a file more has changed.
 *
 * @param ids The ids of this run's findings and groups.
 */
export function earlierComments(decisions: Decisions, ids: ReadonlySet<string>): HTMLElement | undefined {
  const comments = decisions.earlier(ids);
  if (comments.length === 0) return undefined;
  const summary = el('summary', {});
  const list = el('ul', { class: 'earlier' });
  const count = (): void =>
    summary.replaceChildren(`${plural(list.children.length, 'comment')} of earlier runs`);
  for (const { id, about, comment } of comments) {
    const remove = (): void => {
      decisions.comment(id, '');
      item.remove();
      count();
      // The pressed button is gone.
      summary.focus();
    };
    const item = el(
      'li',
      {},
      el('strong', {}, about),
      el('p', {}, comment.trim()),
      el(
        'button',
        { type: 'button', 'aria-label': `Remove the comment on ${about}`, onclick: remove },
        'Remove',
      ),
    );
    list.append(item);
  }
  count();
  return el('details', { open: true }, summary, list);
}
