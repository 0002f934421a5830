import { Icon } from '@stadtraum/shared-ui/icon';
import { parameterName } from '@stadtraum/shared-ui/list';
import styles from './remembered-link.module.css';

/** A link to the list of the remembered offers, with their number: „Gemerkt (3)“. Visible once there is one (VI14). */
export function RememberedLink({ path, queryPrefix }: RememberedLinkProps) {
  return (
    // The behaviour completes the address, which names the offers, so it works for others too.
    <a
      href={path}
      className={styles.link}
      data-remembered={parameterName(queryPrefix, 'uid')}
      suppressHydrationWarning
    >
      <Icon name="heart" />
      Gemerkt
    </a>
  );
}

export interface RememberedLinkProps {
  /** Path of the list of offers. */
  path: string;
  /** The part of the list's query parameters before the brackets. */
  queryPrefix: string;
}
