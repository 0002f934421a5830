import { useState } from 'react';
import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
import { type DateLimits, isWithin } from '../date-field/date-problem.ts';
import type { Day } from '../date-field/date-text.ts';

/**
 * Two date fields that limit each other (R5.2-2): the end cannot precede the start. The two fields are separate items in the
 * parent's layout.
 *
 * @group Forms
 * @key Tab: moves through both fields and their calendar buttons
 * @key Arrow keys, Page Up, Page Down, Home, End, Escape: as in DateField's calendar
 * @rule Put it into a FilterPanel or FormGroup, which places the two fields side by side.
 */
export function DateRange({ from, to, min, max }: DateRangeProps) {
  const [{ start, end, lastSet }, setRange] = useState<Range>({
    start: undefined,
    end: undefined,
    lastSet: 'end',
  });
  const isReversed = start !== undefined && end !== undefined && start > end;
  const latestStart = isReversed && lastSet === 'end' ? undefined : dayWithin(end, { min, max });
  const earliestEnd = isReversed && lastSet === 'start' ? undefined : dayWithin(start, { min, max });
  return (
    <>
      <DateField
        {...from}
        min={min}
        max={latestStart ?? max}
        onDayChange={(day) => {
          setRange((range) => ({ ...range, start: day, lastSet: 'start' }));
          from.onDayChange?.(day);
        }}
      />
      <DateField
        {...to}
        min={earliestEnd ?? min}
        max={max}
        onDayChange={(day) => {
          setRange((range) => ({ ...range, end: day, lastSet: 'end' }));
          to.onDayChange?.(day);
        }}
      />
    </>
  );
}

/** `min` and `max` apply to both fields. */
export interface DateRangeProps extends DateLimits {
  /** The first day. */
  from: DateRangeFieldProps;
  /** The last day. */
  to: DateRangeFieldProps;
}

export type DateRangeFieldProps = Omit<DateFieldProps, 'min' | 'max'>;

interface Range {
  start: Day | undefined;
  end: Day | undefined;
  /** If the end precedes the start, the day set last is rejected and does not limit the other. */
  lastSet: 'start' | 'end';
}

/** The day, unless it is outside the limits: a rejected day does not limit the other field. */
function dayWithin(day: Day | undefined, limits: DateLimits): Day | undefined {
  return day !== undefined && isWithin(day, limits) ? day : undefined;
}
