import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './pan-buttons.module.css';

/** Buttons that move a zoomed picture, for visitors who can neither drag nor press arrow keys (WCAG 2.5.7). */
export function PanButtons({ gallery }: PanButtonsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const buttons = group.current;
    // The focus must not disappear with its button.
    return () => {
      if (buttons?.contains(document.activeElement)) gallery.current?.focus();
    };
  }, [gallery]);
  return (
    <fieldset ref={group} className={styles.panButtons} aria-label="Ausschnitt verschieben">
      {DIRECTIONS.map(({ key, icon, label }) => (
        <button
          key={key}
          type="button"
          className={styles.button}
          aria-label={label}
          title={label}
          onClick={(event) => pressKey(event, key)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}

export interface PanButtonsProps {
  /** Takes the focus when the buttons disappear while one of them has it. */
  gallery: RefObject<ControllerRef | null>;
}

const DIRECTIONS: readonly { key: string; icon: IconName; label: string }[] = [
  { key: 'ArrowLeft', icon: 'arrow-left', label: 'Ausschnitt nach links' },
  { key: 'ArrowUp', icon: 'arrow-up', label: 'Ausschnitt nach oben' },
  { key: 'ArrowDown', icon: 'arrow-down', label: 'Ausschnitt nach unten' },
  { key: 'ArrowRight', icon: 'arrow', label: 'Ausschnitt nach rechts' },
];

/** The gallery's library moves zoomed pictures by arrow keys and offers no function for it. */
function pressKey({ currentTarget }: MouseEvent<HTMLButtonElement>, key: string): void {
  currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
