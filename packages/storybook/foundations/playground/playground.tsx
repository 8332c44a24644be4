import type { BrandName } from '@weft/design-system/storybook/brands.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { nearest } from './nearest.js';
import './playground.css';

export interface PlaygroundProps {
  /** Id of a story, as in its address. */
  story: string;
  /**
   * Widths of the windows, in CSS pixels.
   * @default [390, 1024]
   */
  widths?: readonly number[];
  /** @default ['light', 'dark'] */
  themes?: readonly ('light' | 'dark')[];
  /** @default ['ltr'] */
  directions?: readonly ('ltr' | 'rtl')[];
  /** @default that of the toolbar */
  brands?: readonly BrandName[];
  /** The toolbar's brand. */
  brand?: BrandName;
  /** The toolbar's other settings, as addresses write them. */
  toolbar?: string;
}

/** The largest height of a frame, in CSS pixels. Taller content scrolls. */
const TALLEST = 900;

/** The smallest, also of a part that is held open above the page: the page below it is empty. */
const SMALLEST = { usual: 240, open: 480 } as const;

/**
 * Keeps a frame as high as its content.
 *
 * @param smallest The smallest height of the frame, in CSS pixels.
 * @returns stops it
 */
function follow(frame: HTMLIFrameElement, document: Document, smallest: number): () => void {
  const { documentElement: root } = document;
  const box = frame.parentElement ?? frame;
  const observer = new ResizeObserver(() => {
    // The content is measured as at least as high as the frame. The box stays, so that the page does not scroll meanwhile.
    box.style.minBlockSize = `${box.offsetHeight}px`;
    if (root.offsetHeight < frame.clientHeight) frame.height = String(smallest);
    frame.height = String(Math.min(root.scrollHeight, TALLEST));
    box.style.minBlockSize = '';
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

interface WindowProps {
  story: string;
  width: number;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  brand: BrandName;
  toolbar: string;
}

/** A story in a window of its own, so that its breakpoints apply. */
function Window({ story, width, theme, direction, brand, toolbar }: WindowProps) {
  const smallest = story.endsWith('--held-open') ? SMALLEST.open : SMALLEST.usual;
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const grow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const own = currentTarget.contentDocument;
    if (!own) return;
    end.current?.();
    end.current = follow(currentTarget, own, smallest);
  };
  const name = [width, theme, ...(direction === 'rtl' ? ['right to left'] : []), brand].join(', ');
  const query = new URLSearchParams({
    id: story,
    viewMode: 'story',
    embed: 'true',
    globals: `theme:${theme};direction:${direction};brand:${brand};${toolbar};a11y.manual:!true`,
  });
  return (
    <figure className="playground-window">
      <figcaption>{name}</figcaption>
      <div className="frame-wait" data-theme={theme}>
        <iframe
          key={String(query)}
          title={name}
          src={`iframe.html?${query}`}
          width={width}
          height={smallest}
          loading="lazy"
          onLoad={grow}
        />
      </div>
    </figure>
  );
}

/** The chosen values, or the defaults where nothing is chosen. */
export const orUsual = <T,>(chosen: readonly T[] | undefined, usual: readonly NoInfer<T>[]): readonly T[] =>
  chosen?.length ? chosen : usual;

/** The ids of all stories, once they are known: a frame of an unknown story would show Storybook's message to authors. */
function useStoryIds(): readonly string[] | undefined {
  const [ids, setIds] = useState<readonly string[]>();
  useEffect(() => {
    const read = async (): Promise<void> => {
      const { entries } = (await (await fetch('index.json')).json()) as {
        entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
      };
      setIds(Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : [])));
    };
    void read();
  }, []);
  return ids;
}

/** One story in every combination of widths, themes, directions and brands. */
export function Playground({
  story,
  widths,
  themes,
  directions,
  brands,
  brand = 'weft',
  toolbar = '',
}: PlaygroundProps) {
  const ids = useStoryIds();
  if (ids && !ids.includes(story))
    return (
      <p className="playground-unknown" role="alert">
        {`There is no story ‘${story}’. The nearest are ${nearest(story, ids).join(', ')}.`}
      </p>
    );
  // Windows of one width stand side by side, as many as fit.
  const windows = orUsual(widths, [390, 1024]).flatMap((width) =>
    orUsual(brands, [brand]).flatMap((each) =>
      orUsual(directions, ['ltr']).flatMap((direction) =>
        orUsual(themes, ['light', 'dark']).map((theme) => ({
          story,
          width,
          theme,
          direction,
          brand: each,
          toolbar,
        })),
      ),
    ),
  );
  return (
    <div className="playground">
      {windows.map((each) => (
        <Window key={Object.values(each).join()} {...each} />
      ))}
    </div>
  );
}
