import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../src/icons/index.js';
import './do-dont.css';

/** One use of a part as it should be, and one as it should not. */
export interface Pair {
  readonly good: ReactNode;
  readonly bad: ReactNode;
}

interface DoDontProps {
  of: Pair;
  /** What the good example does, in a sentence. */
  do: string;
  /** What the bad example does, in a sentence. */
  dont: string;
}

interface SideProps {
  kind: 'do' | 'dont';
  says: string;
  children: ReactNode;
}

function Side({ kind, says, children }: SideProps) {
  return (
    <figure className="do-dont-side" data-kind={kind}>
      {/* A picture: assistive technology reads the sentence, and meets no misuse. */}
      <div className="do-dont-example docs-story" inert>
        {children}
      </div>
      <figcaption>
        <strong className="do-dont-mark">
          {kind === 'do' ? <CheckIcon /> : <CloseIcon />}
          {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>
        <bdi>{says}</bdi>
      </figcaption>
    </figure>
  );
}

/** Two live examples side by side, each with a line: as it should be, and as it should not. */
export function DoDont({ of: { good, bad }, do: does, dont }: DoDontProps) {
  return (
    <div className="do-dont sb-unstyled">
      <Side kind="do" says={does}>
        {good}
      </Side>
      <Side kind="dont" says={dont}>
        {bad}
      </Side>
    </div>
  );
}
