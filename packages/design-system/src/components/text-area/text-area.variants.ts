import { cva } from 'class-variance-authority';
import { fieldControlVariants } from '../field/field.variants.js';

/** Whether a person may drag the control larger. */
export type TextAreaResize = 'vertical' | 'none';

/** The choices that change how a text area is drawn. */
export interface TextAreaFieldVariants {
  /**
   * `vertical` lets a person drag it taller; sideways it would leave its column.
   * @default 'vertical'
   */
  resize?: TextAreaResize | undefined;
}

/** Class names of the control. Importable on a server. */
export const textAreaControlVariants = cva(fieldControlVariants(), {
  variants: { resize: { vertical: 'ds:resize-y ds:disabled:resize-none', none: 'ds:resize-none' } },
  defaultVariants: { resize: 'vertical' },
});
