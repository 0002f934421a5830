import { joinClasses } from '../join-classes.ts';
import styles from './skeleton.module.css';

/**
 * Reserves the space of loading content, so that nothing moves when it arrives. Hidden from screen readers.
 *
 * @group Feedback
 * @rule Say what is loading beside it, in an element with `role="status"`.
 * @rule Choose the `shape` and `lines` of the content to come.
 */
export function Skeleton({ shape = 'text', lines = 3, className }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <span className={joinClasses(styles.skeleton, className)} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without content never change places.
        <span key={index} className={styles.bar} />
      ))}
    </span>
  );
}

export interface SkeletonProps {
  /**
   * `picture` has the ratio 3 : 2; `className` may give another `aspect-ratio`.
   * @default 'text'
   */
  shape?: 'text' | 'heading' | 'picture';
  /**
   * Of a text.
   * @default 3
   */
  lines?: number;
  className?: string | undefined;
}
