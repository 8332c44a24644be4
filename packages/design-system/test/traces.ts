import { onTestFinished, vi } from 'vitest';

/** The roots of the page, which outlive every part. */
const ROOTS: readonly (readonly [string, EventTarget])[] = [
  ['window', window],
  ['document', document],
  ['html', document.documentElement],
  ['head', document.head],
  ['body', document.body],
];

/** Every attribute of `html` and `body`, also an empty one. */
export const attributesOfPage = (): string[] =>
  [document.documentElement, document.body].flatMap((root) =>
    [...root.attributes].map(({ name, value }) => `${root.localName} ${name}="${value}"`),
  );

/** The listeners that the roots have from now on, until the test ends. */
function watchListeners(): () => string[] {
  const held = new Map<EventTarget, { key: string; listener: unknown }[]>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (type: string, options?: boolean | EventListenerOptions): string =>
    `${type}${(typeof options === 'object' ? options.capture : options) ? ', capturing' : ''}`;
  const without = (target: EventTarget, key: string, listener: unknown) =>
    (held.get(target) ?? []).filter((each) => each.key !== key || each.listener !== listener);
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...args
  ) {
    const [type, listener, options] = args;
    const target = this ?? window;
    const key = keyOf(type, options);
    if (listener) held.set(target, [...without(target, key, listener), { key, listener }]);
    addEventListener.apply(target, args);
  });
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
    this: EventTarget,
    ...args
  ) {
    const [type, listener, options] = args;
    const target = this ?? window;
    held.set(target, without(target, keyOf(type, options), listener));
    removeEventListener.apply(target, args);
  });
  return () =>
    ROOTS.flatMap(([name, root]) => (held.get(root) ?? []).map(({ key }) => `${name} ${key}`)).sort();
}

/** The timers that are set from now on and have not ended, by their delay, until the test ends. */
function watchTimers(): () => string[] {
  const pending = new Map<unknown, string>();
  const { setTimeout: set, setInterval: repeat } = window;
  vi.spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, delay = 0) => {
    const id = set(() => {
      pending.delete(id);
      handler();
    }, delay);
    pending.set(id, `timeout of ${delay} ms`);
    return id;
  }) as typeof setTimeout);
  vi.spyOn(window, 'setInterval').mockImplementation(((handler: () => void, delay = 0) => {
    const id = repeat(handler, delay);
    pending.set(id, `interval of ${delay} ms`);
    return id;
  }) as typeof setInterval);
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const clear = window[name];
    vi.spyOn(window, name).mockImplementation((id) => {
      pending.delete(id);
      clear(id);
    });
  }
  return () => [...pending.values()].sort();
}

/**
 * Watches for leaks of a part: listeners of the page's roots, timers, and elements. Those that exist already do not
 * count, apart from elements.
 */
export function watchTraces(): () => { listeners: string[]; timers: string[]; elements: number[] } {
  const [listeners, timers] = [watchListeners(), watchTimers()];
  onTestFinished(() => void vi.restoreAllMocks());
  return () => ({
    listeners: listeners(),
    timers: timers(),
    elements: [document.head, document.body].map((root) => root.querySelectorAll('*').length),
  });
}
