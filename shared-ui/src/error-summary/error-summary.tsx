import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { useIsHydrated } from '../hydration/hydration.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './error-summary.module.css';

/**
 * Lists all errors of a form at its top, each as a link to its field; renders nothing for a valid form. It takes the focus when
 * it appears and on each later attempt. A server-rendered summary takes it by `autofocus`, which works without JavaScript, and on
 * hydration only if no other element has it.
 *
 * @group Feedback
 * @key Tab: moves from error to error
 * @key Enter: moves the focus to the field and shows its label
 * @rule Repeat each error beside its field with the same text.
 * @rule Increase `attempt` with every submission, so that the summary takes the focus again.
 */
export function ErrorSummary({
  errors,
  title = 'Bitte prüfen Sie Ihre Eingaben',
  level = 2,
  attempt = 0,
  className,
}: ErrorSummaryProps) {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [autoFocuses] = useState(!isHydrated);
  const isFromServer = useRef(autoFocuses);
  const hasErrors = errors.length > 0;

  useEffect(() => {
    const isFocusElsewhere = isFromServer.current && document.activeElement !== document.body;
    isFromServer.current = false;
    if (hasErrors && attempt >= 0 && !isFocusElsewhere) ref.current?.focus();
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark.
    <div
      ref={ref}
      className={joinClasses(styles.summary, className)}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page with errors is the response to a form; its first content is what went wrong.
      autoFocus={autoFocuses || undefined}
      // On elements that are not form fields, React expects another name for `autofocus` during hydration.
      suppressHydrationWarning
    >
      <Heading level={level} look={4} id={titleId}>
        {title}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul className={styles.list} role="list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              data-hold=""
              onClick={(event) => focusField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface ErrorSummaryProps {
  /** The errors, in the order of the fields. */
  errors: readonly FieldError[];
  /** The summary's heading. @default 'Bitte prüfen Sie Ihre Eingaben' */
  title?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: HeadingLevel;
  /** The number of submissions so far. @default 0 */
  attempt?: number;
  className?: string | undefined;
}

export interface FieldError {
  /** Id of the field, or of a group's first choice. */
  fieldId: string;
  message: string;
}

/** Scrolls to the field's label, because browsers would scroll the field to the window's top edge and hide its label. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  const label = (field as Partial<HTMLInputElement>).labels?.[0];
  (field.closest('fieldset') ?? label ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}
