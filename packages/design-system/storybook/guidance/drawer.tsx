import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.js';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import { Link } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

/** Title, content and footer of a drawer, in the look of a panel, because an open drawer would cover the page. */
const panel = (title: string, content: ReactNode, footer?: ReactNode) => (
  <div className="do-dont-panel canvas-form">
    <strong>{title}</strong>
    {content}
    {footer}
  </div>
);

const screens = (name: string) => (
  <CheckboxGroup
    label="Runs on"
    name={name}
    options={[
      { value: 'web', label: 'Web' },
      { value: 'tv', label: 'TV' },
    ]}
    reserveErrorSpace={false}
  />
);

export const footer: Pair = {
  good: panel('Filter apps', screens('do'), <Button variant="action">Show 12 apps</Button>),
  bad: panel('Options', screens('dont'), <Button variant="action">OK</Button>),
};

export const content: Pair = {
  good: panel('Filter apps', screens('do-content')),
  bad: panel(
    'Site',
    <div className="canvas-row">
      <Link href="#possibilities">Possibilities</Link>
      <Link href="#login">Login</Link>
    </div>,
  ),
};
