import { Button } from '../../src/components/button/index.js';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  DrawerTrigger,
} from '../../src/components/drawer/index.js';
import { Surroundings } from '../canvas.js';
import { paragraphs } from './dialog.js';

/** A filter of a list of apps. */
export const appFilter = {
  title: 'Filter apps',
  description: 'Twelve of forty are shown.',
  children: (
    <CheckboxGroup
      label="Runs on"
      name="screens"
      options={[
        { value: 'web', label: 'Web' },
        { value: 'mobile', label: 'Mobile' },
        { value: 'tv', label: 'Television' },
      ]}
      reserveErrorSpace={false}
    />
  ),
  footer: <DrawerClose variant="action">Show 12 apps</DrawerClose>,
} satisfies DrawerContentProps;

/** A drawer, the button that opens it, and a page behind that is long enough to scroll. */
export function DrawerOnPage(props: DrawerContentProps) {
  return (
    <>
      <Drawer>
        <DrawerTrigger>Filter</DrawerTrigger>
        <DrawerContent {...props} />
      </Drawer>
      <Surroundings>
        <Button>Behind</Button>
        {paragraphs}
      </Surroundings>
    </>
  );
}
