import type { Finding, Picture } from '../review.ts';
import type { Place } from '../shape.ts';
import { cropOf, scaleOf } from './crop.ts';
import { el } from './dom.ts';

/** The ways to compare, by the key that chooses them. */
export const MODES = { 1: 'slider', 2: 'overlay', 3: 'blink' } as const;
export type Mode = (typeof MODES)[keyof typeof MODES];

/** The contents of the stage. */
export interface View {
  readonly kind: Finding['kind'];
  readonly picture: Picture;
  readonly mode: Mode;
  /** Which rectangle that differs; undefined shows the whole picture. */
  readonly place: number | undefined;
  readonly marks: boolean;
}

/** Milliseconds of each picture while blinking: fewer than three changes in a second (WCAG 2.3.1). */
const BLINK = 700;

/** The pictures that a finding has. */
export const FILES = {
  changed: ['before', 'after'],
  added: ['after'],
  removed: ['before'],
  broken: [],
} as const;

/** The address of a screenshot. */
export const addressOf = (picture: Picture, name: string): string =>
  `${encodeURIComponent(picture.key)}.${name}.png`;

/** Moves and scales a picture so that its frame shows a rectangle of it. */
export function align(image: HTMLElement, crop: Pick<Place, 'x' | 'y'>, scale: number): void {
  image.style.transform = `scale(${scale}) translate(${-crop.x}px, ${-crop.y}px)`;
  image.style.imageRendering = scale > 1 ? 'pixelated' : 'auto';
}

/** The two pictures over each other, in one of the ways to compare. */
export class Stage {
  readonly root = el('div', {
    class: 'stage',
    role: 'group',
    'aria-label': 'Pictures',
    'data-control': 'stage',
  });
  readonly #blinked: (shown: 'before' | 'after') => void;
  #frame = el('div', { class: 'frame' });
  #timer: ReturnType<typeof setInterval> | undefined;
  #shown: 'before' | 'after' = 'after';
  #view: View | undefined;

  /**
   * @param slid Called with the position, in per cent, at which the pointer holds the pictures.
   * @param blinked Called with the picture that blinking shows.
   */
  constructor(slid: (at: number) => void, blinked: (shown: 'before' | 'after') => void) {
    this.#blinked = blinked;
    const slide = (event: PointerEvent): void => {
      if (event.buttons !== 1 || this.#view?.mode === 'blink' || this.#view?.kind !== 'changed') return;
      const { left, width } = this.#frame.getBoundingClientRect();
      slid(Math.round(Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100))));
    };
    this.root.addEventListener('pointerdown', slide);
    this.root.addEventListener('pointermove', slide);
    new ResizeObserver(() => this.#size()).observe(this.root);
  }

  /** Shows a picture. */
  show(view: View): void {
    this.#view = view;
    this.stop();
    const about = `${view.picture.story}, ${view.picture.look}`;
    const layers = FILES[view.kind].map((name) =>
      el(
        'div',
        { class: 'layer', 'data-layer': name },
        el('img', {
          src: addressOf(view.picture, name),
          alt: `${about}, ${name}`,
          draggable: 'false',
          onload: () => this.#size(),
        }),
      ),
    );
    const marks = el('img', { src: addressOf(view.picture, 'difference'), alt: '', draggable: 'false' });
    this.#frame = el(
      'div',
      { class: 'frame', 'data-mode': view.kind === 'changed' ? view.mode : 'single' },
      ...layers,
      view.kind === 'changed' && view.marks && el('div', { class: 'layer', 'data-layer': 'marks' }, marks),
      view.kind === 'changed' && view.mode === 'slider' && el('div', { class: 'edge' }),
    );
    this.root.replaceChildren(this.#frame);
    this.#turn('after');
    this.#size();
  }

  /** Sets the position of the slider's edge, or the opacity of the overlay, in per cent. */
  slideTo(at: number): void {
    this.root.style.setProperty('--at', String(at));
  }

  /** Whether the pictures alternate by themselves. */
  get isBlinking(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts to alternate the pictures. */
  blink(): void {
    this.stop();
    this.#timer = setInterval(() => this.swap(), BLINK);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Shows the other picture. */
  swap(): void {
    this.#turn(this.#shown === 'after' ? 'before' : 'after');
  }

  #turn(shown: 'before' | 'after'): void {
    this.#shown = shown;
    this.#frame.dataset.shown = shown;
    this.#blinked(shown);
  }

  /** Sizes the frame by the room that there is. */
  #size(): void {
    if (!this.#view) return;
    const { picture, place } = this.#view;
    const images = [...this.#frame.querySelectorAll('img')];
    const whole = {
      x: 0,
      y: 0,
      width: Math.max(1, ...images.map((image) => image.naturalWidth)),
      height: Math.max(1, ...images.map((image) => image.naturalHeight)),
    };
    const crop = cropOf(picture, place) ?? { ...whole, ...picture.difference };
    const room = { width: this.root.clientWidth, height: innerHeight * 0.5 };
    const scale = place === undefined ? Math.min(1, room.width / crop.width) : scaleOf(crop, room);
    this.root.parentElement?.style.setProperty('--shown-width', `${crop.width * scale}px`);
    this.#frame.style.blockSize = `${crop.height * scale}px`;
    // Not every browser lets the keyboard scroll an element that cannot have the focus.
    const isScrolled = this.root.scrollHeight > this.root.clientHeight;
    this.root.tabIndex = isScrolled ? 0 : -1;
    for (const image of images) align(image, 'x' in crop ? crop : whole, scale);
  }
}
