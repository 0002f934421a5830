import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useTurn } from '../turn/use-turn.ts';
import styles from './dropdown.module.css';
import { startDropdown } from './start-dropdown.ts';

/**
 * A button that opens a box below it: a `<details>`, which needs no script. With its behaviour `dropdown`, or hydrated, it closes on
 * Escape, on a click elsewhere and when the focus leaves it.
 *
 * @group Disclosure
 * @key Enter, Space: open or close the box
 * @key Escape: closes the box and returns the focus to the button
 * @rule Use Select for one value in a form, and Disclosure for text.
 * @rule The label names the current value, so that the box need not be opened to read it.
 */
export function Dropdown({ label, look = 'button', align = 'start', describedBy, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useTurn(details, startDropdown);
  return (
    <details
      ref={details}
      className={styles.dropdown}
      data-dropdown
      data-look={look}
      data-align={align}
      suppressHydrationWarning
    >
      <summary className={styles.button} aria-describedby={describedBy}>
        <span className={styles.label}>{label}</span>
        <Icon name="chevron" className={styles.icon} />
      </summary>
      <div className={styles.box}>{children}</div>
    </details>
  );
}

export interface DropdownProps {
  /** The text of the button: „Sortierung: Neueste zuerst“. */
  label: ReactNode;
  /**
   * `button` is as wide as its text. `field` looks like the inputs of a form, and opens in the flow of a narrow window.
   * @default 'button'
   */
  look?: 'button' | 'field';
  /** The edge of the button that the box is aligned with. @default 'start' */
  align?: 'start' | 'end';
  /** Ids of elements that describe the button. @default none */
  describedBy?: string | undefined;
  /** The content of the box. */
  children: ReactNode;
}
