import { Button } from '../../src/components/button/index.js';
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogTrigger,
} from '../../src/components/dialog/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Surroundings } from '../canvas.js';

/** Lines enough to scroll. */
export const paragraphs = Array.from(
  { length: 30 },
  (_, index) => `Order ${1001 + index}: two cloths, paid.`,
).map((text) => <p key={text}>{text}</p>);

/** The question of the stories. */
export const question = {
  title: 'Delete this data flow?',
  description: 'The apps that read it stop getting new data.',
  footer: (
    <>
      <DialogClose>Keep it</DialogClose>
      <Button variant="danger">Delete</Button>
    </>
  ),
} satisfies DialogContentProps;

/** A dialog, the button that opens it, and a page behind that is long enough to scroll. */
export function DialogOnPage(props: DialogContentProps) {
  return (
    <Stack gap={4} align="start">
      <Dialog>
        <DialogTrigger>Delete the flow</DialogTrigger>
        <DialogContent {...props} />
      </Dialog>
      <Surroundings>
        <Button>Behind</Button>
        {paragraphs}
      </Surroundings>
    </Stack>
  );
}

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const dialogMeta = {
  args: question,
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    closeLabel: { control: 'text' },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    role: { control: 'inline-radio', options: ['dialog', 'alertdialog'] },
    footer: { control: false },
    children: { control: false },
  } as const,
  render: (args: DialogContentProps) => <DialogOnPage {...args} />,
};
