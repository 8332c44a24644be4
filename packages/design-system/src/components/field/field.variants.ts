import { cva } from 'class-variance-authority';

/**
 * Class names of a whole field: label, hint, control and error, one below the other. Importable on a server.
 */
export const fieldVariants = cva('ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:font-sans ds:text-default');

/** Class names of a label. Importable on a server. */
export const fieldLabelVariants = cva('ds:mb-2 ds:self-start ds:text-label ds:wrap-anywhere');

/** Class names of the word beside a label that says whether an answer is required. Importable on a server. */
export const fieldLabelNoteVariants = cva('ds:font-regular ds:text-muted');

/** Class names of a hint. Importable on a server. */
export const fieldHintVariants = cva('ds:-mt-1 ds:mb-2 ds:text-body-sm ds:text-muted ds:wrap-anywhere');

/** The choices that change how an error is laid out. */
export interface FieldErrorVariants {
  /**
   * Keeps one line free while there is no error, so that an error moves nothing. A longer error grows beyond
   * it.
   * @default true
   */
  reserveSpace?: boolean | undefined;
}

/** Class names of the place where an error appears. Importable on a server. */
export const fieldErrorVariants = cva('ds:text-body-sm ds:font-medium ds:text-danger', {
  variants: {
    reserveSpace: { true: 'ds:mt-2 ds:min-h-lh', false: 'ds:not-empty:mt-2' },
  },
  defaultVariants: { reserveSpace: true },
});

/** The choices that change how the frame of a control is drawn. */
export interface FieldFrameVariants {
  /**
   * A thicker border in the colour of danger. The border is drawn over the frame, so it takes no room.
   * @default false
   */
  invalid?: boolean | undefined;
}

/**
 * Class names of the frame around a control. States come from the control itself, so a `fieldset disabled`
 * counts too.
 * The border is a layer of its own above the control: an autofilled control cannot paint over it. Importable
 * on a server.
 */
export const fieldFrameVariants = cva(
  [
    'ds:relative ds:flex ds:w-full ds:min-w-0 ds:rounded-md ds:bg-field ds:text-default',
    'ds:after:pointer-events-none ds:after:absolute ds:after:inset-0 ds:after:rounded-[inherit]',
    'ds:after:content-[""]',
    'ds:after:transition-colors ds:after:duration-fast ds:after:ease-standard',
    'ds:has-[:is(input,select,textarea):focus-visible]:focus-ring',
    'ds:has-[:autofill]:bg-selected',
    'ds:has-[:is(input,textarea)[readonly]]:bg-subtle',
    'ds:has-[:is(input,textarea)[readonly]]:after:border-dashed',
    'ds:has-[:is(input,select,textarea):disabled]:bg-disabled',
    'ds:has-[:is(input,select,textarea):disabled]:text-disabled',
    'ds:has-[:is(input,select,textarea):disabled]:after:border-default',
  ],
  {
    variants: {
      invalid: {
        true: 'ds:after:border-thread ds:after:border-danger',
        false: 'ds:after:border-hairline ds:after:border-field',
      },
    },
    defaultVariants: { invalid: false },
  },
);

/**
 * Class names of a control inside a frame. Autofill keeps the field's own colours: the browser's ground
 * cannot be replaced, only covered, hence the inset shadow. Importable on a server.
 */
export const fieldControlVariants = cva([
  'ds:block ds:w-full ds:min-w-0 ds:min-h-control ds:flex-1 ds:rounded-[inherit] ds:px-4 ds:py-2',
  'ds:text-body ds:placeholder:text-muted ds:placeholder:opacity-100 ds:outline-none',
  'ds:disabled:cursor-not-allowed ds:disabled:opacity-100 ds:disabled:placeholder:text-disabled',
  'ds:autofill:[-webkit-text-fill-color:var(--ds-color-fg-default)]',
  'ds:autofill:[caret-color:var(--ds-color-fg-default)]',
  'ds:autofill:shadow-[inset_0_0_0_var(--ds-size-form)_var(--ds-color-bg-selected)]',
]);
