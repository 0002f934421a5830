import { Icon } from '../icon/icon.tsx';
import styles from './step-button.module.css';

/** A button that shows another month. At a limit it remains focusable, so that pressing it does not lose the focus. */
export function StepButton({ label, direction, double = false, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-direction={direction}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onStep}
    >
      <Icon name="chevron" className={styles.icon} />
      {double && <Icon name="chevron" className={styles.icon} />}
    </button>
  );
}

export interface StepButtonProps {
  label: string;
  direction: 'back' | 'forward';
  /** Whether it shows two arrows, for a step of a year. @default false */
  double?: boolean;
  disabled: boolean;
  onStep: () => void;
}
