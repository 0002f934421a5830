import { useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './progress.module.css';

/**
 * The progress of a task: a bar below its label. Without a value it only shows that the task is running.
 *
 * @group Feedback
 * @rule Pass `value` as soon as it is known.
 * @rule Announce the end of the task in a separate element with `role="status"`.
 */
export function Progress({
  label,
  value,
  isLabelHidden = false,
  isSliderPosition = false,
  className,
}: ProgressProps) {
  const labelId = useId();
  const percentage = value === undefined ? undefined : Math.min(1, Math.max(0, value)) * 100;
  return (
    <div className={joinClasses(styles.progress, className)}>
      <span id={labelId} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      <progress
        className={styles.bar}
        aria-labelledby={labelId}
        max={100}
        value={percentage}
        // The sliders may have been scrolled before hydration.
        data-slider-progress={isSliderPosition || undefined}
        suppressHydrationWarning={isSliderPosition}
      />
    </div>
  );
}

export interface ProgressProps {
  /** Name of the task. */
  label: string;
  /** From 0 to 1, clamped. Omit it if the progress is unknown. */
  value?: number | undefined;
  /**
   * Whether the label is for screen readers only.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * Whether the value is the position of the block's linked sliders. Their behaviour keeps it up to date before hydration.
   * @default false
   */
  isSliderPosition?: boolean;
  className?: string | undefined;
}
