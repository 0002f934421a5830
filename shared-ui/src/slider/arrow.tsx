import { Icon } from '../icon/icon.tsx';
import styles from './controls.module.css';

/** The button to the neighbouring slide. Where there is none it stays, so that the focus on it is not lost. */
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
