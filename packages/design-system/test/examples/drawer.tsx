import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../src/components/button/index.js';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  DrawerTrigger,
} from '../../src/components/drawer/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Surroundings } from '../canvas.js';
import { paragraphs } from './dialog.js';
import { germanLabels } from './german.js';
import { longParagraphs } from './long-paragraphs.js';
import { longWords } from './long-words.js';

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

/** A drawer with more than fits, in German. */
export const longDrawer = {
  title: longWords.unbroken,
  description: longWords.german,
  closeLabel: germanLabels.close,
  children: longParagraphs,
  footer: <DrawerClose variant="action">{longWords.german}</DrawerClose>,
};

/** A drawer, the button that opens it, and a page behind that is long enough to scroll. */
export function DrawerOnPage(props: DrawerContentProps) {
  return (
    <Stack gap={4} align="start">
      <Drawer>
        <DrawerTrigger>Filter</DrawerTrigger>
        <DrawerContent {...props} />
      </Drawer>
      <Surroundings>
        <Button>Behind</Button>
        {paragraphs}
      </Surroundings>
    </Stack>
  );
}

/** Open from the beginning. */
export const renderOpen = (args: DrawerContentProps) => (
  <Drawer defaultOpen>
    <DrawerTrigger>Filter</DrawerTrigger>
    <DrawerContent {...args} />
  </Drawer>
);

/** Its place once it has slid in, and the text's direction. */
export async function place() {
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.getAnimations()).toEqual([]));
  return {
    drawer,
    box: drawer.getBoundingClientRect(),
    start: getComputedStyle(drawer).direction === 'rtl' ? 'right' : 'left',
    end: getComputedStyle(drawer).direction === 'rtl' ? 'left' : 'right',
  } as const;
}

/** The two vertical edges of the window. */
export const edge = {
  left: 0,
  get right() {
    return document.documentElement.clientWidth;
  },
};

/** It is at the lower edge, below a strip of the page. */
export async function expectBelow() {
  const { box } = await place();
  await expect([box.left, box.right, box.bottom]).toEqual([edge.left, edge.right, innerHeight]);
  await expect(box.top).toBeGreaterThan(0);
}

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const drawerMeta = {
  args: appFilter,
  argTypes: {
    narrowSide: { control: 'inline-radio', options: [undefined, 'bottom'] },
    footer: { control: false },
    children: { control: false },
  } as const,
  render: (args: DrawerContentProps) => <DrawerOnPage {...args} />,
};
