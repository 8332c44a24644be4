export { Toast, type ToastProps, type ToastTone } from './toast.js';
export { dismissToast, type ToastOptions, toast } from './toast-store.js';
export { Toaster, type ToasterProps } from './toaster.js';
