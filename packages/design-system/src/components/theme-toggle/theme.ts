/** The theme that a reader chooses: that of the operating system, light or dark. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** `theme-script.ts` has the same key. */
const KEY = 'ds-theme';

const choiceOf = (value: string | null | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The root's attribute is the state: it lasts as long as the page, also where storage is blocked. */
export const shownTheme = (): ThemeChoice => choiceOf(document.documentElement.dataset.theme);

function show(choice: ThemeChoice): void {
  if (choice === shownTheme()) return;
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** What the page knows to be remembered. */
let known: ThemeChoice = 'system';

/** Shows a theme, and remembers it where the browser allows that. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
    known = choice;
  } catch {
    // Blocked or full: the theme lasts for this page.
  }
}

let hasBegun = false;

/** Shows what is remembered, if that is news to the page. */
function catchUp(): void {
  try {
    const now = choiceOf(localStorage.getItem(KEY));
    if (now === known) return;
    known = now;
    show(now);
  } catch {
    // Blocked: nothing is remembered.
  }
}

/**
 * Shows the remembered theme, if there is one, where the page has no theme script, and follows other tabs from then on. Once:
 * the page may set another theme, and a toggle may be mounted only at times.
 */
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    // An event of a page's own script may have no area.
    if (storageArea && storageArea !== localStorage) return;
    // A null key: everything was cleared.
    if (key !== KEY && key !== null) return;
    known = choiceOf(newValue);
    show(known);
  });
  // A page that the back button restores as it was has missed what other pages chose.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp();
  });
  catchUp();
}

/** Calls back when the theme changes: by another toggle, by the page's own script, or in another tab. */
export function followTheme(changed: () => void): () => void {
  begin();
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
