'use client';

import type { ComponentPropsWithRef } from 'react';
import type { InputCapitalisation } from '../field/capitalise.js';
import { capitalisingProps } from '../field/capitalise-input.js';
import { fieldControlVariants } from '../field/field.variants.js';
import { FieldLayout, type FieldOwnProps } from '../field/field-layout.js';

/** What kind of text is asked for; chooses the touch keyboard and the browser's own checks. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search';

/** Props of {@link TextField}: those of a native `<input>`, which go to the input, and these. */
export interface TextFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldOwnProps | 'type' | 'children'> {
  /**
   * Numbers are `text` with an `inputMode`: `number` changes under the wheel and drops what it cannot read.
   * @default 'text'
   */
  type?: TextFieldType | undefined;
  /** Capitalises what was typed when the field is left or Enter is pressed. `onChange` hears of it. */
  capitaliseInput?: InputCapitalisation | undefined;
}

/** Addresses are not prose: a capital or a red underline there only hurts. */
const PLAIN = { autoCapitalize: 'none', spellCheck: false } as const;
const TYPE_PROPS = { text: {}, search: {}, tel: {}, email: PLAIN, url: PLAIN } as const;

/**
 * Asks for one line of text. Label, hint and error are tied to the input (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`); `ref` is the input, so any form library can drive
 * it.
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
