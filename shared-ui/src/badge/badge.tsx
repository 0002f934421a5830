import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './badge.module.css';

/** A word or two that tell a state or a kind: `Im Bau`, `noch 5 Tage`. It is text: what it means is never its colour alone. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}

export interface BadgeProps {
  /**
   * `sign` is an enamelled number plate and stands out most; `accent`, `success`, `warning` and `error` are tints; `plain` is
   * paper with an outline, also over a picture.
   * @default 'plain'
   */
  tone?: 'plain' | 'sign' | 'accent' | 'success' | 'warning' | 'error';
  className?: string | undefined;
  children: ReactNode;
}
