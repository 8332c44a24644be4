/** The sections that must be centred (P-15). */
export const centred = ['steps', 'integrations', 'agents'] as const;

/** The windows in which they fit, smallest first. */
export const windows = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** The position of a section, in px of the viewport. Runs in the page, so that it works in every engine. */
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
    /** Distance from the window's centre to the section's centre. */
    offCentre: (top + bottom - window.innerHeight) / 2,
    /** Distance from the bar to the section, to its heading and to its first visible part. */
    start: top - bar,
    heading: (section.querySelector('h2')?.getBoundingClientRect().top ?? Number.NaN) - bar,
    first: Math.min(...shown.map((part) => part.top)) - bar,
    /** Distance from its last visible part, and from its first card, to the window's lower edge. */
    room: window.innerHeight - Math.max(...shown.map((part) => part.bottom)),
    roomBelowCard: window.innerHeight - card,
  };
}
