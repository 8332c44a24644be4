import './frame-wait.css';

/** The classes that Storybook gives to a body that shows a story, or says why there is none. */
const SHOWS = /\bsb-show-(?:main|errordisplay|nopreview)\b/;

/**
 * In a frame of a page, such as a canvas of the documentation: marks the frame when it shows its story. Over others the page shows
 * a sign of waiting.
 */
export function markFrame(): void {
  const mark = (): void => {
    window.frameElement?.toggleAttribute('data-shown', SHOWS.test(document.body.className));
  };
  new MutationObserver(mark).observe(document.body, { attributeFilter: ['class'] });
  mark();
}
