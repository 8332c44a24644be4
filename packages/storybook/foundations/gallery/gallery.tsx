import parts from '@weft/design-system/storybook/generated/parts.mjs';
import type { Part } from '@weft/design-system/storybook/parts.ts';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
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

/** A link to a docs page. The gallery is in a frame, so the manager has to follow it. */
function PageLink({ id, children }: { id: string; children: ReactNode }) {
  const query = `?path=/docs/${id}`;
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, query);
  };
  return (
    <a href={`./${query}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}

function Entry({ part }: { part: Part }) {
  const { name, title, id, shown, purpose, status, changes } = part;
  return (
    <li className="gallery-entry">
      <Thumbnail of={name} shown={shown} />
      <h2 className="gallery-title">
        <PageLink id={id}>{title}</PageLink>
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
        <p role="status">{search && `${found.length} of ${parts.length}`}</p>
      </div>
      <ul className="gallery-list">
        {found.map((part) => (
          <Entry key={part.name} part={part} />
        ))}
      </ul>
    </div>
  );
}
