import styles from './video.module.css';

/** The button in the centre of a video that is not playing. Before hydration, the behaviour handles its clicks. */
export function PlayButton({ label, onClick }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`Video abspielen: ${label}`}
      data-hold="none"
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M8 5l11.5 7L8 19z" />
      </svg>
    </button>
  );
}

export interface PlayButtonProps {
  /** Name of the video. */
  label: string;
  onClick: () => void;
}
