import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './chip.module.css';

/**
 * A small control in a row of similar ones: a toggle (`pressed`), an active filter that a press removes (`removable`, also
 * as a link), or a link to part of a list (`href`, with `aria-current` on the current one). Its text is its accessible
 * name.
 *
 * @group Actions
 * @key Enter, Space: press the chip (a link is followed by Enter only)
 * @rule Put chips into a list, so that screen readers announce how many there are.
 * @rule Keep the text to a few words; a removable chip announces the removal itself.
 */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) {
    const { removable = false, className, children, ...attributes } = props;
    return (
      <a {...attributes} className={joinClasses(styles.chip, className)}>
        <span>{children}</span>
        {removable && <RemovalSign />}
      </a>
    );
  }
  const { pressed, removable = false, className, children, ...attributes } = props;
  return (
    <button
      type="button"
      {...attributes}
      className={joinClasses(styles.chip, className)}
      aria-pressed={pressed}
    >
      {pressed && <Icon name="check" className={styles.icon} />}
      <span>{children}</span>
      {removable && <RemovalSign />}
    </button>
  );
}

function RemovalSign() {
  return (
    <>
      <span className="visually-hidden"> entfernen</span>
      <Icon name="close" className={styles.icon} />
    </>
  );
}

export type ChipProps = RemovableChip &
  (
    | (ComponentProps<'a'> & ChipTarget)
    | (Omit<ComponentProps<'button'>, 'aria-pressed'> & ChipButton & { href?: undefined })
  );

interface ChipTarget {
  /** Where it leads: makes it a link. */
  href: string;
}

interface RemovableChip {
  /**
   * A press takes the chip away; as a link, it leads to the list without it.
   * @default false
   */
  removable?: boolean;
}

interface ChipButton {
  /** Whether the choice is on; absent where the chip is no choice. */
  pressed?: boolean;
}
