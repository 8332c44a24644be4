/** Attributes with text for readers. */
const SPOKEN = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title'];

/** How texts in another language than English are recognised: by their script, or by words of the German examples. */
const LANGUAGES = {
  ar: /\p{Script=Arabic}/u,
  de: /Donaudampf|Mehrmandanten|Menü|Schließen|\bfür\b|\bwählen\b/i,
} as const;

/**
 * Checks that every text in Arabic or German has its language, by which browsers hyphenate and screen readers speak (WCAG 3.1.1,
 * 3.1.2). A German text is recognised only if it has one of some words of the examples.
 *
 * @param story The story's id, for the message.
 * @throws When one does not; the message names the story and each text.
 */
export function expectLanguage(story: string): void {
  const found = [...document.body.querySelectorAll(':not(script, style, option)')].flatMap((element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const texts = [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
    ];
    return Object.entries(LANGUAGES).flatMap(([language, letters]) =>
      lang.startsWith(language)
        ? []
        : texts.filter((text) => letters.test(text)).map((text) => `${language} in ${lang}: ${text}`),
    );
  });
  if (found.length > 0) throw new Error(found.map((each) => `${story}: no language: ${each}`).join('\n'));
}
