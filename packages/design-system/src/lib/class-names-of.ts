/** Class names as customers may pass them: texts, lists, and objects whose keys count where their value is true. */
export type ClassNames =
  | ClassNames[]
  | Record<string, unknown>
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined;

/**
 * A function from options to class names. The type is our own, so that declarations of a customer's package that re-exports
 * the function name no package that the customer does not depend on.
 *
 * @typeParam Options The visual options; `null` is none.
 */
export type ClassNamesOf<Options> = (
  options?: { [Key in keyof Options]: Options[Key] | null } & (
    | {
        /** Class names after those of the part. */
        className?: ClassNames;
        class?: never;
      }
    | {
        className?: never;
        /** The same by its name in HTML. */
        class?: ClassNames;
      }
  ),
) => string;
