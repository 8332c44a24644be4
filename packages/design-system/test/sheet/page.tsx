import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { readStyles } from '../../src/doctor/style-rules.js';
import type { Fixture } from '../fixture.js';
import { FIXTURES } from '../fixtures.js';
import { FIXTURES_WITH_OPTIONS } from '../fixtures-with-options.js';

const ALL: Readonly<Record<string, Fixture>> = {
  ...FIXTURES,
  ...FIXTURES_WITH_OPTIONS,
};

/** The names of the fixtures. */
export const names = Object.keys(ALL);

/** An element or pseudo-element, and its computed style. */
type Look = readonly [what: string, values: readonly string[]];

const CLOSED = '[aria-expanded="false"], [popovertarget], summary';

const style = document.head.appendChild(document.createElement('style'));
let root: Root | undefined;

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const elements = (): Element[] => [document.documentElement, ...document.body.querySelectorAll('*')];

/** Mounts a fixture, opens what is closed, and says which classes and slots the page has. */
export async function mount(name: string): Promise<string[]> {
  const [element, slot] = ALL[name] ?? [];
  root?.unmount();
  root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => root?.render(element));
  do await frame();
  while (!document.querySelector(`[data-slot="${slot}"]`));
  for (const closed of document.querySelectorAll<HTMLElement>(CLOSED)) closed.click();
  await frame();
  return elements().flatMap((each) => [...each.classList, each.getAttribute('data-slot') ?? '']);
}

/** Where animations begin and transitions end. */
function hold(): void {
  for (const each of document.getAnimations()) {
    if (each instanceof CSSTransition) each.finish();
    else {
      each.pause();
      each.currentTime = 0;
    }
  }
}

/** The pseudo-elements that an element has. */
const pseudoOf = (element: Element): string[] => [
  ...['::before', '::after'].filter((each) => getComputedStyle(element, each).content !== 'none'),
  ...(element.matches('input, textarea') ? ['::placeholder'] : []),
  ...(element.matches('[popover], dialog') ? ['::backdrop'] : []),
  ...(element.matches('details') ? ['::details-content'] : []),
];

/** The properties that the rules of the page set. Variables of components show in what they set. */
const propertiesSet = (): string[] => [
  ...new Set(
    readStyles(document)
      .rules.flatMap(({ rule }) => [...rule.style])
      .filter((name) => !name.startsWith('--')),
  ),
];

let properties: string[] | undefined;

function looks(css: string, theme: string): Look[] {
  document.documentElement.dataset.theme = theme;
  style.textContent = css;
  hold();
  return elements().flatMap((each) =>
    ['', ...pseudoOf(each)].map((pseudo): Look => {
      const computed = getComputedStyle(each, pseudo || null);
      const values = properties?.map((name) => `${name}: ${computed.getPropertyValue(name)}`) ?? [];
      return [`${each.getAttribute('data-slot') ?? each.localName}${pseudo}`, values];
    }),
  );
}

/** The differences between two style sheets, the first with all rules: the element, and its first property. */
export function differences(one: string, other: string, theme: string): string[] {
  style.textContent = one;
  properties ??= propertiesSet();
  const others = looks(other, theme);
  return looks(one, theme).flatMap(([what, values], at) => {
    const [also, found] = others[at] ?? [];
    const property = also === what ? values.find((each, index) => each !== found?.[index]) : 'is not there';
    return property ? [`${what}: ${property}`] : [];
  });
}
