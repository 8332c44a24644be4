import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, numberBoxes, strikesOut } from './boxes.js';
import { isWrapper } from './is-wrapper.js';
import { reachOf, type Text } from './leads.js';
import { type Pin, placePins } from './pins.js';

/** The frame of a story that has a document of its own. */
const frameIn = (stage: Element): HTMLIFrameElement | null => stage.querySelector('iframe');

/** Larger than an element that only assistive technology meets. */
const isSeen = ({ left, top, right, bottom }: Box): boolean =>
  right - left > 1 && bottom - top > 1 && (right - left) * (bottom - top) > 4;

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Whether an open dialog covers something of the page below it, which is inert. */
function isCovered(element: Element, { left, top, right, bottom }: Box): boolean {
  const below = element.closest('[inert]');
  const dialog = element.ownerDocument.querySelector('[role$="dialog"]');
  if (!below || !dialog || below.contains(dialog)) return false;
  const panel = dialog.getBoundingClientRect();
  return left < panel.right && panel.left < right && top < panel.bottom && panel.top < bottom;
}

/** The box of an element, without what the elements around it clip. */
function shownBox(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let at = element; at.parentElement; at = at.parentElement) {
    // Nothing around it clips what is fixed, as the top layer is, too.
    if (getComputedStyle(at).position === 'fixed') break;
    if (getComputedStyle(at.parentElement).overflow === 'visible') continue;
    const clip = at.parentElement.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  return { left, top, right, bottom };
}

/** Where the part is shown: what holds it, and its boxes from the corner of the stage, cut to what is visible. */
interface View {
  readonly root: Element;
  readonly place: (box: Box) => Box;
}

function viewOf(stage: Element): View | undefined {
  const frame = frameIn(stage);
  const part = stage.querySelector('.anatomy-part');
  const root = frame ? frame.contentDocument?.body : part;
  if (!root || !part) return undefined;
  const corner = stage.getBoundingClientRect();
  const limit = (frame ?? part).getBoundingClientRect();
  const shift = frame ? limit : { left: 0, top: 0 };
  const place = ({ left, top, right, bottom }: Box): Box => ({
    left: Math.max(left + shift.left, limit.left) - corner.left,
    top: Math.max(top + shift.top, limit.top) - corner.top,
    right: Math.min(right + shift.left, limit.right) - corner.left,
    bottom: Math.min(bottom + shift.top, limit.bottom) - corner.top,
  });
  return { root, place };
}

/** How far a frame stays from its element, in px, so that neither it nor the end of a leader line strikes the first letter. */
const OUTSET = 3;

const outset = ({ left, top, right, bottom }: Box): Box => ({
  left: left - OUTSET,
  top: top - OUTSET,
  right: right + OUTSET,
  bottom: bottom + OUTSET,
});

/** A frame this small would hide the edge of a check box or an icon; the end of the leader line is enough. */
const SMALL = 36;

const isSmall = ({ left, top, right, bottom }: Box): boolean => right - left < SMALL && bottom - top < SMALL;

/**
 * The frame around the visible part of an element of a slot: the one that the shortest leader line reaches without crossing
 * words, else the first. Passes over elements that only arrange others, and empty cells.
 */
function boxOf({ root, place }: View, slot: string, slots: readonly string[], text: Text): Box | undefined {
  const isWhole = slot === slots[0];
  const [nearest] = [...root.querySelectorAll(`[data-slot="${slot}"]`)]
    .filter((element) => isShown(element) && !element.matches('td:empty'))
    .filter((element) => !isCovered(element, element.getBoundingClientRect()))
    .filter((element) => isWhole || !isWrapper(element, slots))
    .map((element) => place(shownBox(element)))
    .filter(isSeen)
    .map((seen) => ({ box: outset(seen), reach: reachOf(outset(seen), text) }))
    .toSorted((one, other) => one.reach - other.reach);
  return nearest?.box;
}

/** The visible lines of text, and the icons beside them. */
function wordsOf({ root, place }: View): Box[] {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = root.ownerDocument.createRange();
  const words = [...root.querySelectorAll('svg')]
    .filter(isShown)
    .map((icon) => place(shownBox(icon)))
    .filter((box) => isSeen(box) && isSmall(box));
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode;
    if (!parentElement || !isShown(parentElement)) continue;
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()].filter((line) => !isCovered(parentElement, line));
    words.push(...lines.map(place).filter(isSeen));
  }
  return words;
}

/** The slots in the first cell of each row of a table. */
function readRows(table: Element): { cell: Element; slots: string[] }[] {
  return [...table.querySelectorAll('tbody td:first-child')].map((cell) => ({
    cell,
    slots: [...cell.querySelectorAll('code')].map((code) => code.textContent),
  }));
}

interface Drawing {
  readonly pins: readonly Pin[];
  /** The frames of the elements that have a pin, without those that would strike out words or hide a small control. */
  readonly frames: readonly Box[];
}

/** Measures the slots, and writes each row's numbers into the table. */
function draw(stage: Element, table: Element): Drawing {
  const rows = readRows(table);
  const view = viewOf(stage);
  const { paddingTop, direction } = getComputedStyle(stage);
  const text = { rtl: direction === 'rtl', words: view ? wordsOf(view) : [] };
  const listed = rows.flatMap(({ slots }) => slots);
  const found = listed.flatMap((slot) => {
    const box = view && boxOf(view, slot, listed, text);
    return box ? [{ slot, box }] : [];
  });
  const boxes = found.map(({ box }) => box);
  const numbers = numberBoxes(boxes);
  for (const { cell, slots } of rows) {
    const own = new Set(
      slots.flatMap((slot) => numbers[found.findIndex((each) => each.slot === slot)] ?? []),
    );
    if (own.size > 0) cell.setAttribute('data-pins', [...own].join(', '));
    else cell.removeAttribute('data-pins');
  }
  const { width, height } = stage.getBoundingClientRect();
  const root = stage.querySelector(`[data-slot="${found[0]?.slot}"]`);
  const isInline = root !== null && getComputedStyle(root).display.startsWith('inline');
  stage.toggleAttribute('data-inline', isInline);
  const margin = Number.parseFloat(paddingTop);
  return {
    pins: placePins(boxes, numbers, { width, height, margin, ...text }),
    frames: boxes.filter(
      (box, index) =>
        numbers.indexOf(numbers[index] ?? 0) === index && !isSmall(box) && !strikesOut(box, text.words),
    ),
  };
}

/** Calls back whenever what an element shows may have moved. @returns stops it */
function watch(stage: Element, table: Element, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  const content = new MutationObserver(onChange);
  const watched = new Set<Node>();
  const settle = ['load', 'transitionend', 'animationend'] as const;
  const add = (root: Element): void => {
    if (watched.has(root)) return;
    watched.add(root);
    sizes.observe(root);
    content.observe(root, { childList: true, subtree: true, characterData: true });
    for (const event of settle) root.addEventListener(event, onChange, true);
  };
  const part = stage.querySelector('.anatomy-part') ?? stage;
  const addFrame = (): void => {
    const body = frameIn(stage)?.contentDocument?.body;
    if (body) add(body);
  };
  const modes = new MutationObserver(onChange);
  modes.observe(document.documentElement, { attributes: true });
  add(part);
  sizes.observe(table);
  part.addEventListener('load', addFrame, true);
  addFrame();
  void document.fonts.ready.then(onChange);
  return () => {
    sizes.disconnect();
    content.disconnect();
    modes.disconnect();
    part.removeEventListener('load', addFrame, true);
    for (const root of watched) for (const event of settle) root.removeEventListener(event, onChange, true);
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The pins of the slots that a table lists, kept where the slots are. */
export function usePins(): Drawing & {
  stage: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLDivElement | null>;
} {
  const stage = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ pins: [], frames: [] });
  useEffect(() => {
    const { current: picture } = stage;
    const { current: list } = table;
    if (!picture || !list) return;
    let next = 0;
    const redraw = (): void => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => {
        const drawn = draw(picture, list);
        setDrawing((last) => (isEqual(last, drawn) ? last : drawn));
      });
    };
    const stop = watch(picture, list, redraw);
    redraw();
    return () => {
      cancelAnimationFrame(next);
      stop();
    };
  }, []);
  return { stage, table, ...drawing };
}
