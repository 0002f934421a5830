import { Icon } from '../icon/icon.tsx';
import styles from './controls.module.css';

/** The button to the previous or next slide. At the end it remains focusable, so that the focus is not lost. */
export function Arrow({ direction, disabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-direction={direction}
      aria-label={direction === 'next' ? 'Nächste Folie' : 'Vorherige Folie'}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <Icon name="arrow" />
    </button>
  );
}

export interface ArrowProps {
  direction: 'previous' | 'next';
  disabled: boolean;
  onClick: () => void;
}
