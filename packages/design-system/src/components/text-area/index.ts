export { TextAreaField, type TextAreaFieldProps, type TextAreaResize } from './text-area.js';
