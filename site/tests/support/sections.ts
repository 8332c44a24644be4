/** What the navigation calls the sections that are drawn to land centred. */
export const centred = { steps: 'How it works?', integrations: 'Integrations', agents: 'AI Agents' } as const;

/** The windows that they fit, the smallest first. */
export const windows = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Where a section has landed, in px of the window. Runs in the page, so that every engine can be asked. */
export function sectionPosition(id: string) {
  const section = document.getElementById(id);
  if (!section) throw new Error(`There is no section '${id}'.`);
  const parts = [...section.querySelectorAll('h2, h3, p, li, img, [data-stack=slot]')].map((part) =>
    part.getBoundingClientRect(),
  );
  const shown = parts.filter(({ width, height, right }) => width && height && right > 0);
  const { top, bottom } = section.getBoundingClientRect();
  const bar = document.querySelector('[data-slot=top-bar]')?.getBoundingClientRect().bottom ?? Number.NaN;
  const card = section.querySelector('[data-stack=slot]')?.getBoundingClientRect().bottom ?? Number.NaN;
  return {
    /** How far the middle of the section is from the middle of the window. */
    offCentre: (top + bottom - window.innerHeight) / 2,
    /** From the bar down to the section, to its heading and to the highest of what it holds. */
    start: top - bar,
    heading: (section.querySelector('h2')?.getBoundingClientRect().top ?? Number.NaN) - bar,
    first: Math.min(...shown.map((part) => part.top)) - bar,
    /** From the lowest of what it holds down to the end of the window; and from its first card. */
    room: window.innerHeight - Math.max(...shown.map((part) => part.bottom)),
    roomBelowCard: window.innerHeight - card,
  };
}
