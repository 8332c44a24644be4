export { CallToAction, type CallToActionHeadingLevel, type CallToActionProps } from './call-to-action.js';
