import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './chip.module.css';

/**
 * A small control in a row of similar controls: a toggle (`pressed`), an active filter that is removed when pressed (`removable`,
 * also as a link), or a link to part of a list (`href`, with `aria-current` on the current part). Its text is its accessible
 * name.
 *
 * @group Actions
 * @key Enter, Space: press the chip (links respond to Enter only)
 * @rule Put chips into a list, so that screen readers announce how many there are.
 * @rule Keep the text to a few words; a removable chip announces the removal itself.
 */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) {
    const { removable = false, className, children, ...attributes } = props;
    return (
      <a {...attributes} className={joinClasses(styles.chip, className)}>
        <span>{children}</span>
        {removable && <RemovalMark />}
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
      {removable && <RemovalMark />}
    </button>
  );
}

function RemovalMark() {
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
  /** The link's target; it makes the chip a link. */
  href: string;
}

interface RemovableChip {
  /**
   * Whether pressing the chip removes it; a removable link points to the list without this filter.
   * @default false
   */
  removable?: boolean;
}

interface ChipButton {
  /** Whether the toggle is on; absent if the chip is not a toggle. */
  pressed?: boolean;
}
