import { createRoot, type Root } from 'react-dom/client';
import { Carousel } from '../../src/components/carousel/index.js';
import { MotionToggle } from '../../src/components/motion-toggle/index.js';
import { Popover, PopoverContent, PopoverTrigger } from '../../src/components/popover/index.js';
import { Tab, Tabs } from '../../src/components/tabs/index.js';
import { Tooltip, TooltipTrigger } from '../../src/components/tooltip/index.js';

let root: Root | undefined;

/** Mounts parts of three stylesheets, some of them twice. A second call mounts them again. */
export function mount(): void {
  root?.unmount();
  root = createRoot(document.body);
  root.render(
    <>
      {['Customers', 'Benefits'].map((label) => (
        <Carousel key={label} label={label}>
          <p>One</p>
          <p>Two</p>
        </Carousel>
      ))}
      <Tabs label="Views">
        <Tab value="a" title="A">
          A
        </Tab>
      </Tabs>
      <MotionToggle label="Rows" />
      <Popover>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent title="Show">Web</PopoverContent>
      </Popover>
      <Tooltip content="Members keep their access">
        <TooltipTrigger>Archive</TooltipTrigger>
      </Tooltip>
    </>,
  );
}
