import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './date-field.module.css';
import { type DateLimits, dateProblem } from './date-problem.ts';
import { type Day, describeDay, formatDateText, parseDateText } from './date-text.ts';
import { enterText } from './input-text.ts';
import { useLazyCalendar } from './use-lazy-calendar.ts';
import { useTypedText } from './use-typed-text.ts';

/**
 * A date, typed as `dd.mm.yyyy` (R5.3-1) or picked from a calendar in a dialog (R9.6-1). Impossible dates and dates outside the
 * limits are rejected (R5.3-2, R5.2-2); unparseable text counts as empty. Without JavaScript it is a text field.
 *
 * @group Forms
 * @key Enter, Space: open the calendar (on its button), or choose the focused day
 * @key Arrow keys: move by a day or a week in the calendar
 * @key Page Up, Page Down: move by a month in the calendar
 * @key Home, End: move to the first or last day of the week in the calendar
 * @key Escape: closes the calendar and returns the focus
 * @rule Validate the limits on the server too.
 * @rule State any limits in `hint`; visitors read them before they type.
 */
export function DateField({
  id,
  label,
  hint,
  errors = [],
  required,
  className,
  min,
  max,
  workdaysOnly,
  onDayChange,
  ...attributes
}: DateFieldProps) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const { text, isEntered } = useTypedText(input, attributes.value ?? attributes.defaultValue ?? '');
  const parsed = parseDateText(text);
  const day = parsed.kind === 'day' ? parsed.day : undefined;
  const problem = dateProblem(text, { min, max, workdaysOnly });
  const shownProblem = isEntered && problem !== undefined && !errors.includes(problem) ? [problem] : [];
  const calendar = useLazyCalendar();
  const buttonId = `${fieldId}-calendar`;
  const dialogName = `${fieldId}-label ${buttonId}`;

  // The browser then refuses to submit the form and shows the message.
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  const reportDay = useEffectEvent((changed: Day | undefined) => {
    onDayChange?.(changed);
  });
  useEffect(() => {
    reportDay(day);
  }, [day]);

  async function openCalendar(): Promise<void> {
    if (!(await calendar.open())) input.current?.focus();
  }

  return (
    <Field
      id={fieldId}
      label={label}
      hint={<DateHint hint={hint} isCalendarMissing={calendar.phase === 'failed'} />}
      errors={[...errors, ...shownProblem]}
      announcesErrors={shownProblem.length > 0}
      required={required}
      className={joinClasses(styles.field, className)}
      companion={
        <>
          {/* Hidden without JavaScript. */}
          <button
            type="button"
            className={styles.button}
            id={buttonId}
            aria-labelledby={dialogName}
            aria-haspopup="dialog"
            aria-busy={calendar.phase === 'loading'}
            disabled={attributes.disabled || attributes.readOnly}
            onClick={openCalendar}
          >
            <Icon name="calendar" />
            <span className="visually-hidden">
              {day === undefined ? 'Datum wählen' : `Datum ändern, ${describeDay(day)}`}
            </span>
          </button>
          {calendar.Dialog && (
            <calendar.Dialog
              labelledBy={dialogName}
              selected={day}
              min={min}
              max={max}
              workdaysOnly={workdaysOnly}
              onSelect={(chosen) => input.current && enterText(input.current, formatDateText(chosen))}
              onClose={calendar.close}
            />
          )}
        </>
      }
    >
      {(links) => (
        <input
          data-validates=""
          inputMode="decimal"
          autoComplete="off"
          {...attributes}
          {...links}
          ref={input}
          type="text"
          className={joinClasses(control.control, styles.input)}
        />
      )}
    </Field>
  );
}

export interface DateFieldProps
  extends FieldProps,
    DateLimits,
    Omit<
      ComponentProps<'input'>,
      keyof FieldProps | keyof DateLimits | 'type' | 'ref' | 'value' | 'defaultValue' | 'aria-describedby'
    > {
  /** The text of a controlled field, together with `onChange`. */
  value?: string | undefined;
  /** The initial text, such as `27.11.2026`; may be invalid text that the visitor submitted. @default '' */
  defaultValue?: string | undefined;
  /** Called initially and on each change with the day, or with undefined if the text is not a date. */
  onDayChange?: ((day: Day | undefined) => void) | undefined;
}

interface DateHintProps {
  hint: FieldProps['hint'];
  /** Whether loading the calendar failed. */
  isCalendarMissing: boolean;
}

function DateHint({ hint, isCalendarMissing }: DateHintProps) {
  return (
    <>
      {hint && <>{hint} </>}
      Format: TT.MM.JJJJ
      {isCalendarMissing && '. Der Kalender lässt sich gerade nicht laden; bitte tippen Sie das Datum ein.'}
    </>
  );
}
