import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './badge.module.css';

/**
 * One or two words for a state or a type: `Im Bau`, `noch 5 Tage`.
 *
 * @group Content
 * @rule The text must carry the meaning; the colour only supports it.
 * @rule A badge is not a control. Use Chip for something that visitors press.
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
   * `sign` looks like an enamelled number plate and is the most prominent; `accent`, `success`, `warning` and `error` are tinted;
   * `plain` is paper with an outline and also works on pictures.
   * @default 'plain'
   */
  tone?: 'plain' | 'sign' | 'accent' | 'success' | 'warning' | 'error';
  className?: string | undefined;
  children: ReactNode;
}
