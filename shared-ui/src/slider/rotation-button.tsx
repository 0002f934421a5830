import styles from './controls.module.css';
import type { Autoplay } from './use-autoplay.ts';

/** Stops and starts a slider's automatic rotation. */
export function RotationButton({ isPlaying, toggle }: Autoplay) {
  return (
    <button
      type="button"
      className={styles.rotation}
      aria-label={isPlaying ? 'Automatischen Wechsel anhalten' : 'Automatischen Wechsel starten'}
      data-rotation
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={isPlaying ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
      </svg>
    </button>
  );
}
