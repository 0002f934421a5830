import { joinClasses } from '../join-classes.ts';
import styles from './facade.module.css';
import { drawStreetFront, STREET_FRONT } from './street-front.ts';

/**
 * A decorative drawing of a row of houses, used where there is no picture. Hidden from screen readers.
 *
 * @group Media
 * @rule Derive `seed` from the item's id, so that an item always gets the same drawing.
 * @rule Use it only where no picture exists, never as a loading state.
 */
export function Facade({ seed, width = 320, className }: FacadeProps) {
  const { walls, lines, windows, lit } = drawStreetFront(seed, width);
  return (
    <svg
      className={joinClasses(styles.facade, className)}
      viewBox={`0 0 ${width} ${STREET_FRONT.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.walls} d={walls} />
      <path className={styles.windows} d={windows} />
      <path className={styles.lit} d={lit} />
      <path d={`${lines}M0 ${STREET_FRONT.height}H${width}`} />
    </svg>
  );
}

export interface FacadeProps {
  /** The same seed always produces the same drawing. */
  seed: number;
  /**
   * Width of the drawing at a height of 200; wider drawings have more houses. A box with another aspect ratio crops the drawing.
   * @default 320
   */
  width?: number;
  className?: string | undefined;
}
