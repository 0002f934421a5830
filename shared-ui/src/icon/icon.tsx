import { joinClasses } from '../join-classes.ts';
import { DRAWINGS } from './drawings.ts';
import styles from './icon.module.css';

/**
 * A small drawing beside text. It is decorative and hidden from screen readers, unless `label` makes it an image with that
 * accessible name.
 *
 * @group Content
 * @rule Set `label` only if no text beside the icon has the same meaning.
 * @rule Set its size and colour on the surrounding text, from which it inherits them.
 */
export function Icon({ name, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden or has an aria-label.
    <svg
      className={joinClasses(styles.icon, className)}
      viewBox="0 0 24 24"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

export interface IconProps {
  /** Name of the drawing. */
  name: IconName;
  /** The icon's meaning, if no text beside it says the same. */
  label?: string;
  /** Class of the root element, for its size (`inline-size`, default 1.25em) or animation. */
  className?: string | undefined;
}

export type IconName = keyof typeof DRAWINGS;
