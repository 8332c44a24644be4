export {
  Dialog,
  DialogClose,
  type DialogCloseProps,
  type DialogProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './dialog.js';
export { DialogContent, type DialogContentProps, type DialogSize } from './dialog-content.js';
