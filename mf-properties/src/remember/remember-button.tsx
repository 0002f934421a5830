import { Icon } from '@stadtraum/shared-ui/icon';
import styles from './remember-button.module.css';

/** A button that remembers an offer in this browser, or forgets it (VI14). It is visible once `startRemembering` runs. */
export function RememberButton({ uid, title, look = 'icon' }: RememberButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      data-remember={uid}
      // The behaviour handles its first press.
      data-hold="none"
      suppressHydrationWarning
    >
      <Icon name="heart" />
      <span className={look === 'icon' ? 'visually-hidden' : undefined}>
        Merken<span className="visually-hidden">{`: ${title}`}</span>
      </span>
    </button>
  );
}

export interface RememberButtonProps {
  /** The offer's uid. */
  uid: number;
  /** The offer's title, for screen readers. */
  title: string;
  /** `icon` is round, for pictures; `text` also shows the word. @default 'icon' */
  look?: 'icon' | 'text';
}
