import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

/**
 * A button, or, with `href`, a link that looks like one. At least 48 px high.
 *
 * @group Actions
 * @key Enter, Space: press the button (links respond to Enter only)
 * @rule Use `primary` once per form or section.
 * @rule Set `href` if pressing it opens another page.
 * @rule Inside a form it submits only with `type="submit"`.
 */
export function Button({ variant = 'primary', className, ...props }: ButtonProps) {
  const classes = joinClasses(styles.button, className);
  if (props.href !== undefined) return <a {...props} className={classes} data-variant={variant} />;
  return <button type="button" {...props} className={classes} data-variant={variant} />;
}

export type ButtonProps = ButtonLook &
  ((ComponentProps<'button'> & { href?: undefined }) | (ComponentProps<'a'> & ButtonTarget));

interface ButtonTarget {
  /** The link's target; it makes the button a link. */
  href: string;
}

interface ButtonLook {
  /**
   * `primary` once per form or section, `secondary` for other actions beside it, `quiet` within text.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'quiet';
}
