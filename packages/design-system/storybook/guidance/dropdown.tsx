import { Button } from '../../src/components/button/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** The items of a menu, in the look of a panel, because an open menu would cover the page. */
const menu = (items: readonly string[]) => (
  <div className="do-dont-panel canvas-form">
    {items.map((item) => (
      <span key={item}>{item}</span>
    ))}
  </div>
);

export const verbs: Pair = {
  good: menu(['Rename', 'Duplicate', 'Delete']),
  bad: menu(['Deletion', 'New name', 'Copy?']),
};

export const items: Pair = {
  good: menu(['Rename', 'Duplicate']),
  bad: (
    <div className="do-dont-panel canvas-form">
      <TextField label="New name" reserveErrorSpace={false} />
      <div>
        <Button size="sm">Rename</Button>
      </div>
    </div>
  ),
};
