'use client';

import type { ComponentPropsWithRef } from 'react';
import { hasContent } from '../../lib/has-content.js';
import type { SideContentProps } from '../../lib/side-content.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import type { InputCapitalisation } from '../field/capitalise.js';
import { capitalisingProps } from '../field/capitalise-input.js';
import { fieldControlVariants } from '../field/field.variants.js';
import { FieldLayout, type FieldOwnProps } from '../field/field-layout.js';

/** The kind of text, which selects the touch keyboard, the browser's picker and its validation. */
export type TextFieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'search'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'month'
  | 'week';

/** Props of {@link TextField}: those of a native `<input>`, which go to the input, and these. */
export interface TextFieldProps
  extends FieldOwnProps,
    SideContentProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldOwnProps | 'type' | 'children'> {
  /**
   * `number` for amounts alone. For digits that are no amount, such as those of a card or a postcode, use `text` with
   * `inputMode="numeric"`. Browsers without a picker for `month` and `week` show a text field: give those a `hint`.
   * @default 'text'
   */
  type?: TextFieldType | undefined;
  /** Capitalises the value on blur and on Enter, and calls `onChange`. */
  capitaliseInput?: InputCapitalisation | undefined;
}

/** As high as the frame; a long one wraps and leaves a third of the frame to the input, or more. */
const SIDE = 'ds:flex ds:max-w-1/3 ds:shrink-0 ds:items-center ds:py-2 ds:wrap-anywhere';

/** Addresses need neither capitals nor spell checking. */
const PLAIN = { autoCapitalize: 'none', spellCheck: false } as const;
const TYPE_PROPS: Partial<Record<TextFieldType, typeof PLAIN>> = { email: PLAIN, url: PLAIN };

/**
 * A field for one line of text. Label, hint and error are connected to the input (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`). `ref` is the input, so any form library works.
 *
 * @example
 * <TextField label="Email" type="email" name="email" autoComplete="email" required error={errors.email} />
 */
export function TextField(props: TextFieldProps) {
  useStyleCheck('text-field');
  return (
    <FieldLayout slot="text-field" field={props}>
      {({ type = 'text', capitaliseInput, startContent, endContent, ...control }, wiring) => {
        const start = hasContent(startContent);
        const end = hasContent(endContent);
        return (
          <>
            {start && (
              <span data-slot="text-field-start" className={`${SIDE} ds:ps-4`}>
                {startContent}
              </span>
            )}
            <input
              data-slot="text-field-control"
              {...TYPE_PROPS[type]}
              {...control}
              {...capitalisingProps(capitaliseInput, control)}
              {...wiring}
              type={type}
              className={fieldControlVariants()}
            />
            {end && (
              <span data-slot="text-field-end" className={`${SIDE} ds:pe-4`}>
                {endContent}
              </span>
            )}
          </>
        );
      }}
    </FieldLayout>
  );
}
