import { Fragment, type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../src/components/button/button.js';

/** What a picture is given while its bytes are under way, and once they have come. */
interface Picture {
  src?: string | undefined;
  alt: string;
}

interface SlowPictureProps {
  /** Where the bytes come from. */
  src: string;
  /** The picture's words. */
  alt?: string;
  /** What the picture stands in. */
  children: (picture: Picture) => ReactNode;
}

/**
 * A picture whose bytes have not come, and a button that brings them or takes them away. Without an address a picture
 * stays as it is before its first byte: nothing is asked of any network, and nothing waits for it. Its words come with
 * the bytes, since without an address the browser would write them in place of the room.
 */
export function SlowPicture({ src, alt = '', children }: SlowPictureProps) {
  // A picture that has come cannot wait again, so every second turn brings a new one.
  const [turn, setTurn] = useState(0);
  const come = turn % 2 === 1;
  return (
    <div className="canvas-form">
      <Button aria-pressed={come} onClick={() => setTurn(turn + 1)}>
        The bytes have come
      </Button>
      <Fragment key={Math.floor(turn / 2)}>{children(come ? { src, alt } : { alt: '' })}</Fragment>
    </div>
  );
}

/**
 * Lets the bytes of a {@link SlowPicture} come and go: its room is there before, and nothing on the canvas moves.
 *
 * @param canvasElement The story's root.
 * @throws When the room is empty, or when any box moved or changed its size.
 */
export async function expectNoShift(canvasElement: HTMLElement): Promise<void> {
  const boxes = (): string[] =>
    [...canvasElement.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${x} ${y} ${width} ${height}`;
    });
  const image = (): HTMLImageElement | null => canvasElement.querySelector('img');
  const button = within(canvasElement).getByRole('button', { name: 'The bytes have come' });
  await expect(image()?.naturalWidth, 'nothing has come').toBe(0);
  await expect(image()?.offsetHeight, 'the room').toBeGreaterThan(0);
  const waiting = boxes();
  button.click();
  await waitFor(() => expect(image()?.naturalWidth, 'the picture has come').toBeGreaterThan(0));
  await expect(boxes()).toEqual(waiting);
  button.click();
  await waitFor(() => expect(image()?.hasAttribute('src')).toBe(false));
  await expect(boxes()).toEqual(waiting);
}
