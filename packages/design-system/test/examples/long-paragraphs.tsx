import { german } from './german.js';
import { longWords } from './long-words.js';

/** More than fits on a small screen: an Arabic paragraph, then German ones. */
export const longParagraphs = [
  <p key="arabic" lang="ar" dir="rtl">
    {longWords.arabic}
  </p>,
  ...german.lines.map((text) => <p key={text}>{text}</p>),
];
