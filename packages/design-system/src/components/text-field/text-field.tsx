'use client';

import type { ComponentPropsWithRef } from 'react';
import type { InputCapitalisation } from '../field/capitalise.js';
import { capitalisingProps } from '../field/capitalise-input.js';
import { fieldControlVariants } from '../field/field.variants.js';
import { FieldLayout, type FieldOwnProps } from '../field/field-layout.js';

/** The kind of text, which selects the touch keyboard and the browser's validation. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search';

/** Props of {@link TextField}: those of a native `<input>`, which go to the input, and these. */
export interface TextFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldOwnProps | 'type' | 'children'> {
  /**
   * For numbers use `text` with an `inputMode`: `number` changes with the mouse wheel and drops what it cannot parse.
   * @default 'text'
   */
  type?: TextFieldType | undefined;
  /** Capitalises the value on blur and on Enter, and calls `onChange`. */
  capitaliseInput?: InputCapitalisation | undefined;
}

/** Addresses need neither capitals nor spell checking. */
const PLAIN = { autoCapitalize: 'none', spellCheck: false } as const;
const TYPE_PROPS = { text: {}, search: {}, tel: {}, email: PLAIN, url: PLAIN } as const;

/**
 * A field for one line of text. Label, hint and error are connected to the input (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`). `ref` is the input, so any form library works.
 */
export function TextField(props: TextFieldProps) {
  return (
    <FieldLayout slot="text-field" field={props}>
      {({ type = 'text', capitaliseInput, ...control }, wiring) => (
        <input
          data-slot="text-field-control"
          {...TYPE_PROPS[type]}
          {...control}
          {...capitalisingProps(capitaliseInput, control)}
          {...wiring}
          type={type}
          className={fieldControlVariants()}
        />
      )}
    </FieldLayout>
  );
}
