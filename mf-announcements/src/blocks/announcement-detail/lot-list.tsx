import type { Static } from '@sinclair/typebox';
import type { Lot } from '../../announcements/announcement.ts';
import styles from './announcement-detail.module.css';

/** A contract's lots, with their numbers. */
export function LotList({ lots }: { lots: readonly Static<typeof Lot>[] }) {
  return (
    <dl className={styles.facts}>
      {lots.map(({ number, title, text }) => (
        <div key={number} className={styles.fact}>
          <dt>Los {number}</dt>
          <dd>
            {title}
            {text && <span className={styles.note}>{text}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
