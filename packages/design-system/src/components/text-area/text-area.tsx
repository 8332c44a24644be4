'use client';

import type { ComponentPropsWithRef } from 'react';
import { useStyleCheck } from '../../lib/use-style-check.js';
import type { InputCapitalisation } from '../field/capitalise.js';
import { capitalisingProps } from '../field/capitalise-input.js';
import { fieldControlVariants } from '../field/field.variants.js';
import { FieldLayout, type FieldOwnProps } from '../field/field-layout.js';

/** Whether the control can be resized by dragging. */
export type TextAreaResize = 'vertical' | 'none';

/** Props of {@link TextAreaField}: those of a native `<textarea>`, which go to the textarea, and these. */
export interface TextAreaFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldOwnProps | 'children'> {
  /**
   * `vertical` allows dragging it taller; wider, it would leave its column.
   * @default 'vertical'
   */
  resize?: TextAreaResize | undefined;
  /**
   * Number of visible lines, to suit the expected answer.
   * @default 4
   */
  rows?: number | undefined;
  /** Capitalises the value on blur, and calls `onChange`. */
  capitaliseInput?: InputCapitalisation | undefined;
}

const RESIZE = { vertical: 'ds:resize-y ds:disabled:resize-none', none: 'ds:resize-none' } as const;

/**
 * A field for several lines of text. Label, hint and error are connected to the textarea (WCAG 1.3.1, 3.3.1, 3.3.2,
 * 4.1.2).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`). `ref` is the textarea, so any form library works.
 *
 * @example
 * <TextAreaField label="Message" name="message" rows={6} required />
 */
export function TextAreaField(props: TextAreaFieldProps) {
  useStyleCheck('text-area');
  return (
    <FieldLayout slot="text-area" field={props}>
      {({ resize = 'vertical', rows = 4, capitaliseInput, ...control }, wiring) => (
        <textarea
          data-slot="text-area-control"
          rows={rows}
          {...control}
          {...capitalisingProps(capitaliseInput, control)}
          {...wiring}
          // On paper nobody can scroll to the rest of a long text.
          className={fieldControlVariants({
            className: `${RESIZE[resize]} ds:print:h-auto! ds:print:min-h-[5lh] ds:print:field-sizing-content`,
          })}
        />
      )}
    </FieldLayout>
  );
}
