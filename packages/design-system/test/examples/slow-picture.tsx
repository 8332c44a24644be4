import { Fragment, type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../src/components/button/button.js';

/** Props of a picture before and after it loads. */
interface Picture {
  src?: string | undefined;
  alt: string;
}

interface SlowPictureProps {
  /** The picture's address once it loads. */
  src: string;
  /** The picture's words. */
  alt?: string;
  /** Renders the component around the picture. */
  children: (picture: Picture) => ReactNode;
}

/**
 * A picture that has not loaded, and a button that loads or unloads it. Without `src` a picture stays as before its
 * first byte, without a request. `alt` is set together with `src`, because without `src` the browser would show the
 * text instead of the room.
 */
export function SlowPicture({ src, alt = '', children }: SlowPictureProps) {
  // A loaded picture cannot be unloaded, so every second turn mounts a new one.
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
 * Loads and unloads a {@link SlowPicture}: its room is reserved, and nothing on the canvas shifts.
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
