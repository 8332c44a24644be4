/** Elements in which a letter is text. */
const TEXT = 'textarea, select, input:not([type]), input[type="text"]';

/**
 * Runs an action for a key that is pressed outside text fields.
 *
 * @param isOn Turns the shortcuts off, as WCAG 2.1.4 demands of single letters.
 */
export function listenToKeys(isOn: HTMLInputElement, actions: Readonly<Record<string, () => void>>): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' && target instanceof HTMLTextAreaElement) target.blur();
    if (!isOn.checked || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.matches(TEXT)) return;
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}
