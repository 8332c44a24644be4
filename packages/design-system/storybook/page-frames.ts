import { modes } from './modes.js';

/** The toolbar's modes, as addresses write them. */
let chosen: readonly string[] = [];

/** The modes of frames that have followed the toolbar: the `src` of a loaded one stays its first address. */
const led = new WeakMap<HTMLIFrameElement, string>();

/** The toolbar's modes, one of them replaced. */
function globalsWith(pinned = ''): string {
  const [mode] = pinned.split(':');
  return [...chosen.filter((each) => !each.startsWith(`${mode}:`)), pinned].filter(Boolean).join(';');
}

/**
 * The address of a story for a frame on a page. It runs no play function, which would take the focus from the page.
 *
 * @param pinned A mode that does not follow the toolbar, such as `theme:dark`. The frame repeats it as its `data-globals`.
 */
export const frameAddress = (id: string, pinned: string): string =>
  `iframe.html?${new URLSearchParams({ embed: 'true', globals: globalsWith(pinned), id, viewMode: 'story' })}`;

/** Lets the frames of a page, among them its canvases, follow the toolbar. */
export function leadFrames(globals: Readonly<Record<string, unknown>>): void {
  // The frames do not run axe, because no panel shows its results.
  chosen = [...Object.keys(modes).map((mode) => `${mode}:${globals[mode]}`), 'a11y.manual:!true'];
  // Storybook's blocks read the address of a canvas from this global.
  const query = new URLSearchParams({ embed: 'true', globals: globalsWith() });
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${query}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')) {
    const url = new URL(frame.src);
    const own = globalsWith(frame.dataset.globals);
    if ((led.get(frame) ?? url.searchParams.get('globals')) === own) continue;
    led.set(frame, own);
    url.searchParams.set('globals', own);
    delete frame.dataset.shown;
    const place = frame.contentWindow?.location;
    // A lazy frame has no document yet. In a loaded one, `src` would add an entry to the browser's history.
    if (!place || place.href === 'about:blank') frame.src = url.href;
    else place.replace(url.href);
  }
}
