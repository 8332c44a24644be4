import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.js';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** A trigger, and as a panel what it opens, because an open popover would cover the page. */
const opened = (trigger: string, content: ReactNode) => (
  <div className="canvas-form">
    <div>
      <Button>{trigger}</Button>
    </div>
    <div className="do-dont-panel">{content}</div>
  </div>
);

export const trigger: Pair = {
  good: opened(
    'Filter',
    <CheckboxGroup
      label="Runs on"
      name="do"
      options={[
        { value: 'web', label: 'Web' },
        { value: 'tv', label: 'TV' },
      ]}
      reserveErrorSpace={false}
    />,
  ),
  bad: opened('More', 'All apps are deleted after 30 days without a plan.'),
};
