'use client';

import {
  type ComponentPropsWithRef,
  type MouseEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { ToneMark } from '../../lib/tone-mark.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { capitaliseMessage, type MessageCapitalisation } from '../field/capitalise.js';
import { goToField } from './go-to-field.js';

/** One error of a form. */
export interface ErrorSummaryError {
  /**
   * The error and how to correct it, in the same words as at the field (WCAG 3.3.1, 3.3.3). A blank message counts as no
   * error.
   */
  message: string;
  /**
   * Id of the control, or of an element around several controls, such as a `fieldset`. Without it the error concerns
   * the whole form and is plain text.
   */
  targetId?: string | undefined;
}

/** Props of {@link ErrorSummary}: those of a native `<div>` and these. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The current errors, in the order of the form; equal ones are shown once. Without errors nothing is shown. */
  errors: readonly ErrorSummaryError[];
  /**
   * How often the form was submitted, starting at 0. A new number moves focus to the summary once, as soon as there are
   * errors; those that appear or disappear after that do not. Set it to 0 after a reset, and after a submission
   * without errors: otherwise the next error, such as one found on blur, takes the focus. Without it, focus moves
   * whenever the summary appears.
   */
  attempt?: number | undefined;
  /**
   * Its heading, and its name.
   * @default 'There is a problem'
   */
  title?: string | undefined;
  /**
   * Level of the title's heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Which letters of a message become capitals.
   * @default 'none'
   */
  capitalise?: MessageCapitalisation | undefined;
}

/**
 * Lists all errors above a form after a failed submission, each linked to its field. The fields show their errors as
 * well. For a single message that concerns no field use `Notice`.
 *
 * It takes focus after each failed attempt, which announces it: a group named by the title and described by the list.
 * It is not a live region, which would announce everything twice.
 *
 * Follows the Error summary of the GOV.UK Design System (WCAG 3.3.1, 4.1.3).
 *
 * @example
 * <ErrorSummary attempt={attempt} errors={[{ targetId: 'email', message: 'Enter your email address' }]} />
 */
export function ErrorSummary({
  errors,
  attempt,
  title = 'There is a problem',
  headingLevel = 2,
  capitalise = 'none',
  className,
  ref,
  ...props
}: ErrorSummaryProps) {
  useStyleCheck('error-summary');
  const id = useId();
  const shown = errors.filter(isShown);
  const present = shown.length > 0;
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  useFocusAfterAttempt(box, present, attempt);

  const group = {
    role: 'group',
    tabIndex: -1,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-list`,
  } as const;
  return (
    <div
      data-slot="error-summary"
      data-count={shown.length}
      hidden={!present}
      {...(present && group)}
      {...props}
      ref={box}
      className={cx(
        'ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:gap-4 ds:rounded-sm ds:border-thread ds:border-danger ds:bg-danger',
        'ds:p-4 ds:font-sans ds:sm:p-6 ds:text-default ds:focus:focus-ring',
        className,
      )}
    >
      {present && <Contents {...{ id, title, headingLevel, capitalise }} errors={shown} />}
    </div>
  );
}

/** Leaves out errors without a message, and repeated ones. */
function isShown({ message, targetId }: ErrorSummaryError, index: number, all: readonly ErrorSummaryError[]) {
  const first = all.findIndex((other) => other.message === message && other.targetId === targetId);
  return hasContent(message) && first === index;
}

const LINK = cx(
  'ds:inline-flex ds:min-h-target ds:max-w-full ds:items-center ds:rounded-sm ds:font-medium ds:text-danger ds:underline-thread',
  'ds:wrap-anywhere',
);

type ContentsProps = Required<Pick<ErrorSummaryProps, 'errors' | 'title' | 'headingLevel' | 'capitalise'>> & {
  id: string;
};

function Contents({ id, errors, title, headingLevel, capitalise }: ContentsProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <>
      <Title
        id={`${id}-title`}
        data-slot="error-summary-title"
        className="ds:flex ds:min-w-0 ds:gap-2 ds:text-heading-sm ds:font-wide ds:wrap-anywhere"
      >
        <ToneMark data-slot="error-summary-mark" className="ds:h-lh ds:w-icon ds:shrink-0 ds:text-danger" />
        {title}
      </Title>
      <ul
        id={`${id}-list`}
        data-slot="error-summary-list"
        role="list"
        className="ds:flex ds:min-w-0 ds:flex-col ds:gap-2 ds:text-body"
      >
        {errors.map(({ message, targetId }) => (
          <li key={`${targetId} ${message}`} data-slot="error-summary-item" className="ds:min-w-0">
            {targetId ? (
              <a
                data-slot="error-summary-link"
                href={`#${encodeURIComponent(targetId)}`}
                className={LINK}
                onClick={followLink}
              >
                {capitaliseMessage(message, capitalise)}
              </a>
            ) : (
              capitaliseMessage(message, capitalise)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The browser centres what takes the focus, so that the title of a high box is above the window or below a bar. */
function showTitle(box: HTMLElement): void {
  const { scrollPaddingTop } = getComputedStyle(box.ownerDocument.documentElement);
  const edge = Number.parseFloat(scrollPaddingTop) || 0;
  if (box.getBoundingClientRect().top < edge) box.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Focuses the box once per attempt with errors; without `attempt`, each time errors appear. */
function useFocusAfterAttempt(
  box: { readonly current: HTMLElement | null },
  present: boolean,
  attempt: number | undefined,
) {
  const answered = useRef(0);
  useEffect(() => {
    const current = attempt ?? (present ? 1 : 0);
    // A lower number means that the form was reset and counts from the start again.
    if (current < answered.current) answered.current = current;
    if (!present || answered.current === current) return;
    answered.current = current;
    // Focusing an element that already has focus fires no event, so nothing would be announced.
    box.current?.blur();
    box.current?.focus();
    if (box.current) showTitle(box.current);
  }, [box, present, attempt]);
}

/** The browser handles a link that opens elsewhere, and one whose field is not there or cannot take the focus. */
function followLink(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (goToField(event.currentTarget)) event.preventDefault();
}
