import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './badge.module.css';

/**
 * One or two words that name a state or a type: `Im Bau`, `noch 5 Tage`.
 *
 * @group Content
 * @rule The text carries the meaning, the colour only supports it.
 * @rule A badge is not a control. For something to press use Chip.
 */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}

export interface BadgeProps {
  /**
   * `sign` looks like an enamelled number plate and stands out most; `accent`, `success`, `warning` and `error` are tints;
   * `plain` is paper with an outline, also for use on pictures.
   * @default 'plain'
   */
  tone?: 'plain' | 'sign' | 'accent' | 'success' | 'warning' | 'error';
  className?: string | undefined;
  children: ReactNode;
}
