export {
  Dialog,
  DialogClose,
  type DialogCloseProps,
  type DialogProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './dialog.js';
export {
  type DialogSize,
  type DialogVariants,
  dialogContentVariants,
  dialogOverlayVariants,
  dialogPageVariants,
} from './dialog.variants.js';
export { DialogContent, type DialogContentProps } from './dialog-content.js';
