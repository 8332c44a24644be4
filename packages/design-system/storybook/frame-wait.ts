import './frame-wait.css';

/** Whether a body shows a story, or says why there is none. Storybook adds the class for that before it has drawn the story. */
const shows = ({ className }: Element): boolean =>
  /\bsb-show-(?:main|errordisplay|nopreview)\b/.test(className) && !className.includes('sb-show-preparing');

/**
 * In a frame of a page, such as a canvas of the documentation: marks the frame when it shows its story. Until then the page
 * covers the frame with a sign of waiting.
 */
export function markFrame(): void {
  const mark = (): void => {
    window.frameElement?.toggleAttribute('data-shown', shows(document.body));
  };
  new MutationObserver(mark).observe(document.body, { attributeFilter: ['class'] });
  mark();
}
