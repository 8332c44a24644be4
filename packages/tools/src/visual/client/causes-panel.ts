import type { Causes, TokenChange } from '../review.ts';
import { el } from './dom.ts';

/** A value of a token, with a swatch where it is a colour. */
function valueText(text: string): HTMLElement {
  const [colour] = /^#[\da-f]{6}/i.exec(text) ?? [];
  const value = el('code', {}, text);
  if (!colour) return value;
  const swatch = el('span', { class: 'swatch', 'aria-hidden': 'true' });
  swatch.style.backgroundColor = colour;
  return el('span', { class: 'value' }, swatch, value);
}

/** Contrasts that fail, the worst first and the others on demand. */
function failing([worst, ...others]: readonly string[]): HTMLElement[] {
  if (worst === undefined) return [];
  const line = (name: 'span' | 'li', pair: string): HTMLElement =>
    el(name, { class: 'fails' }, el('strong', {}, 'FAILS '), pair);
  if (others.length === 0) return [line('span', worst)];
  const more = el('summary', {}, `${others.length} more`);
  const list = el('ul', {}, ...others.map((pair) => line('li', pair)));
  return [line('span', worst), el('details', {}, more, list)];
}

const tokenEntry = ({ token, values, fails }: TokenChange): HTMLElement =>
  el(
    'li',
    {},
    el('strong', {}, el('code', {}, token)),
    ...values.map(({ modes, before, after }) =>
      el(
        'span',
        { class: 'value' },
        valueText(before),
        ' → ',
        valueText(after),
        el('span', { class: 'quiet' }, modes.join(', ')),
      ),
    ),
    ...failing(fails),
  );

/** The largest number of files that are listed without folding. */
const MOST = 4;

/** The possible causes of a component's changes. */
export function causesPanel({ tokens, files }: Causes): HTMLElement {
  const paths = files.map((file) => el('li', {}, el('code', {}, file)));
  const folded = (): HTMLElement =>
    el('li', {}, el('details', {}, el('summary', {}, `${files.length} files`), el('ul', {}, ...paths)));
  const entries = [...tokens.map(tokenEntry), ...(paths.length > MOST ? [folded()] : paths)];
  return el(
    'section',
    { class: 'causes', 'aria-labelledby': 'causes' },
    el('h3', { id: 'causes' }, 'What did it'),
    entries.length > 0
      ? el('ul', {}, ...entries)
      : el('p', { class: 'quiet' }, 'No token or file of it, or of what its stories import, has changed.'),
  );
}
