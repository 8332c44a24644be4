import parts from '@weft/design-system/storybook/generated/parts.mjs';
import type { Part } from '@weft/design-system/storybook/parts.ts';
import { useId, useState } from 'react';
import { PageLink } from '../page-link.js';
import { Thumbnail } from './thumbnail.js';
import './gallery.css';

/** Whether a component's name, other names or purpose have every word of a search. */
function matches({ title, also, purpose }: Part, search: string): boolean {
  const text = [title, ...also, purpose].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Entry({ part }: { part: Part }) {
  const { name, title, id, shown, purpose, status, changes } = part;
  return (
    <li className="gallery-entry">
      <Thumbnail of={name} shown={shown} />
      <h2 className="gallery-title">
        <PageLink to={`/docs/${id}`}>{title}</PageLink>
        {status !== 'stable' && <span className="gallery-status">{status}</span>}
        {changes.length > 0 && (
          <span className="gallery-status" title={changes.join('\n')}>
            {`${changes.length} ${changes.length === 1 ? 'change' : 'changes'} in the next version`}
          </span>
        )}
      </h2>
      <p className="gallery-purpose">{purpose}</p>
    </li>
  );
}

/** What the search says when it finds nothing. */
const nothing = (search: string): string =>
  search.trim().includes(' ')
    ? 'No component has all of these words. Try one word.'
    : 'No component has this word. Try another one.';

/** Every component with a picture, found by a search. */
export function Gallery() {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = parts.filter((part) => matches(part, search));
  return (
    <div className="gallery sb-unstyled">
      <div className="gallery-search">
        <label htmlFor={id}>Search the components</label>
        <input
          id={id}
          type="search"
          placeholder="modal, slider, hamburger"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">
          {search && (found.length > 0 ? `${found.length} of ${parts.length}` : nothing(search))}
        </p>
      </div>
      <ul className="gallery-list">
        {found.map((part) => (
          <Entry key={part.name} part={part} />
        ))}
      </ul>
    </div>
  );
}
