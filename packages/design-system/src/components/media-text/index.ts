export {
  MediaText,
  type MediaTextHeadingLevel,
  type MediaTextProps,
  type MediaTextSide,
} from './media-text.js';
