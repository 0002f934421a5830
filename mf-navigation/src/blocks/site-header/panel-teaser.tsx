import { Picture } from '@stadtraum/shared-ui/picture';
import type { PanelTeaser as PanelTeaserContent } from './content.ts';
import styles from './panel-teaser.module.css';

/** A linked picture in a panel of the mega menu. The picture loads when the panel opens. */
export function PanelTeaser({ teaser }: PanelTeaserProps) {
  const { picture, kicker, link } = teaser;
  return (
    <div className={styles.teaser}>
      <div className={styles.picture}>
        {/* The alternative text is empty because the link names the target. */}
        <Picture picture={picture} alt="" sizes="28rem" ratio="16 / 9" />
      </div>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <a className={styles.link} href={link.path}>
        {link.label}
      </a>
    </div>
  );
}

export interface PanelTeaserProps {
  teaser: PanelTeaserContent;
}
