import { joinClasses } from '../join-classes.ts';
import { DRAWINGS } from './drawings.ts';
import styles from './icon.module.css';

/**
 * A small drawing beside text. Decorative and hidden from screen readers by default; with `label` it is an image with that
 * name.
 *
 * @group Content
 * @rule Set `label` only where no text beside the icon says the same.
 * @rule It takes the size and colour of the surrounding text.
 */
export function Icon({ name, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label.
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
  /** Which drawing. */
  name: IconName;
  /** The icon's meaning, if no text beside it gives it. */
  label?: string;
  /** Extra class, for size (`inline-size`, default 1.25em) or movement. */
  className?: string | undefined;
}

export type IconName = keyof typeof DRAWINGS;
