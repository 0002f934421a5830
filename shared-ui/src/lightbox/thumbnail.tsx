import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './thumbnail.module.css';

/** A small picture of a slide, or an icon if it has none or it fails to load. The button around it names the slide. */
export function Thumbnail({ src }: ThumbnailProps) {
  const [isMissing, setMissing] = useState(false);
  if (src === undefined || isMissing) return <Icon name="document" className={styles.sign} />;
  return (
    <img className={styles.picture} src={src} alt="" draggable={false} onError={() => setMissing(true)} />
  );
}

export interface ThumbnailProps {
  /** Address of the picture. @default no picture */
  src: string | undefined;
}
