import { expect, waitFor } from 'storybook/test';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';
import {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from '../../src/components/popover/index.js';
import { Stack } from '../../src/components/stack/index.js';

/** A filter of a list. */
export const filter = {
  title: 'Show',
  children: (
    <Stack gap={3}>
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
      <div>
        <PopoverClose size="sm">Done</PopoverClose>
      </div>
    </Stack>
  ),
} satisfies PopoverContentProps;

/** A popover and the button that opens it. */
export function Filter({
  open,
  defaultOpen,
  onOpenChange,
  trigger = 'Filter',
  ...content
}: PopoverContentProps & Omit<PopoverProps, 'children'> & { trigger?: string }) {
  return (
    <Popover open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger>{trigger}</PopoverTrigger>
      <PopoverContent {...content} />
    </Popover>
  );
}

/** The open popover, once the browser shows it. */
export async function shown(canvasElement: HTMLElement): Promise<HTMLElement> {
  const open = () => canvasElement.querySelector<HTMLElement>('[data-slot="popover-content"]:popover-open');
  await waitFor(() => expect(open()).not.toBeNull());
  return open() as HTMLElement;
}

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const popoverMeta = {
  args: filter,
  argTypes: { children: { control: false } } as const,
  render: (args: PopoverContentProps) => (
    <Popover>
      <PopoverTrigger>Filter</PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
};
