import { Button } from '../../src/components/button/index.js';
import { Switch } from '../../src/components/switch/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const setting: Pair = {
  good: <Switch label="Monthly news" defaultChecked />,
  bad: <Switch label="On" defaultChecked />,
};

export const atOnce: Pair = {
  good: <Switch label="Reports by email" defaultChecked />,
  bad: (
    <div className="canvas-form">
      <Switch label="Reports by email" defaultChecked />
      <div>
        <Button variant="action">Save</Button>
      </div>
    </div>
  ),
};
