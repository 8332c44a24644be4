import type { ReactNode } from 'react';
import './download.css';

/** The programs that read tokens. */
export const Tools = ({ children }: { children: ReactNode }) => (
  <div className="foundation sb-unstyled download-tools">{children}</div>
);

/** A program, what to do there with the files, and the files. */
export const Tool = ({ name, use, children }: { name: string; use: string; children: ReactNode }) => (
  <section className="download-tool" aria-label={name}>
    <div>
      <h2 className="foundation-name">{name}</h2>
      <p className="foundation-rule">{use}</p>
    </div>
    <div className="download-rows">{children}</div>
  </section>
);

/**
 * Links to files of tokens.
 *
 * @param folder Folder of the files below `design-tokens/`, which the Storybook serves.
 * @param names Names of the files without their extension, separated by spaces.
 */
export function Files({ of, folder, names }: { of: string; folder: string; names: string }) {
  const ending = folder ? '.tokens.json' : '.json';
  // Figma names a mode after its file.
  const prefix = folder.startsWith('figma') ? '' : 'weft.';
  return (
    <div className="download-row">
      <span className="download-of">{of}</span>
      <ul className="download-files">
        {names.split(' ').map((name) => (
          <li key={name}>
            <a
              className="foundation-button"
              href={['design-tokens', folder, name + ending].filter(Boolean).join('/')}
              download={`${prefix}${name}${ending}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
