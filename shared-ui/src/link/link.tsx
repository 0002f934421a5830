import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './link.module.css';

/**
 * A link: within text, on a line of its own with an arrow, or quiet in a list. External links are marked.
 *
 * @group Actions
 * @key Enter: follows the link
 * @rule The text names the target: never "hier" or "mehr".
 * @rule Use `quiet` only in lists of links, where the context shows that they are links.
 */
export function Link({ href, look = 'inline', className, children, ...attributes }: LinkProps) {
  const isExternal = href.startsWith('https://');
  const icon = isExternal ? 'external' : look === 'arrow' ? 'arrow' : undefined;
  return (
    <a {...attributes} href={href} className={joinClasses(styles.link, className)} data-look={look}>
      <span className={styles.label}>{children}</span>
      {icon && <Icon name={icon} className={styles.icon} />}
      {isExternal && <span className="visually-hidden"> (externer Link)</span>}
    </a>
  );
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path on the site, a fragment, an absolute https URL, or `mailto:` and `tel:`. */
  href: string;
  /**
   * `inline` is for sentences, `arrow` alone as an invitation to continue, `quiet` among other links.
   * @default 'inline'
   */
  look?: 'inline' | 'arrow' | 'quiet';
}
