const KEY = 'weft-review-theme';

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Applies the chosen theme, and remembers it for the next visit. */
export function keepTheme(choice: HTMLSelectElement): void {
  const apply = (): void => {
    if (choice.value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice.value;
  };
  choice.value = stored() ?? choice.value;
  apply();
  choice.addEventListener('change', () => {
    apply();
    try {
      localStorage.setItem(KEY, choice.value);
    } catch {
      // The choice lasts until the page is closed.
    }
  });
}
