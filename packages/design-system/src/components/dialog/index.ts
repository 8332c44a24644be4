export {
  Dialog,
  DialogClose,
  type DialogCloseProps,
  type DialogProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './dialog.js';
export {
  DialogContent,
  type DialogContentProps,
  type DialogRole,
  type DialogSize,
} from './dialog-content.js';
