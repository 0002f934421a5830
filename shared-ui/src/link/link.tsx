import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './link.module.css';

/**
 * A link within text, a link with an arrow on a separate line, or an unobtrusive link in a list. External links are marked.
 *
 * @group Actions
 * @key Enter: follows the link
 * @rule The text must name the target; never use "hier" or "mehr".
 * @rule Use `quiet` only in lists, where the context makes clear that the texts are links.
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
   * `inline` for sentences, `arrow` for a link on a separate line that invites visitors to continue, `quiet` for lists of links.
   * @default 'inline'
   */
  look?: 'inline' | 'arrow' | 'quiet';
}
