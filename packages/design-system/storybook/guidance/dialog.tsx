import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** Title and buttons of a dialog, in the look of a panel, because an open dialog would cover the page. */
const question = (title: string, buttons: ReactNode) => (
  <div className="do-dont-panel canvas-form">
    <strong>{title}</strong>
    <div className="canvas-row">{buttons}</div>
  </div>
);

export const answers: Pair = {
  good: question(
    'Delete this data flow?',
    <>
      <Button>Keep it</Button>
      <Button variant="danger">Delete</Button>
    </>,
  ),
  bad: question(
    'Are you sure?',
    <>
      <Button>No</Button>
      <Button variant="danger">Yes</Button>
    </>,
  ),
};
