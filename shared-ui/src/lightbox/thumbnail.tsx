import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './thumbnail.module.css';

/**
 * A small picture of a slide, or an icon if there is no picture or it fails to load. Decorative: the surrounding button has a
 * label.
 */
export function Thumbnail({ src }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  if (src === undefined || hasFailed) return <Icon name="document" className={styles.icon} />;
  return (
    <img className={styles.picture} src={src} alt="" draggable={false} onError={() => setFailed(true)} />
  );
}

export interface ThumbnailProps {
  /** URL of the picture; if undefined, the icon is shown. */
  src: string | undefined;
}
