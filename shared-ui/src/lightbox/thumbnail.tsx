import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './thumbnail.module.css';

/**
 * A small picture of a slide, or an icon if there is no picture or it fails to load. It names the button around it, which the
 * gallery's library names by the slide's position only.
 */
export function Thumbnail({ src, name }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const content = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    content.current?.closest('button')?.setAttribute('aria-label', name);
  }, [name]);
  // The library removes the button after it has faded out, and the focus would disappear with it. Fading renders this again.
  useLayoutEffect(() => {
    const button = content.current?.closest('button');
    if (button) button.tabIndex = button.matches(`.${FADING_OUT}`) ? -1 : 0;
  });
  return (
    <span ref={content} className={styles.thumbnail}>
      {src === undefined || hasFailed ? (
        <Icon name="document" className={styles.icon} />
      ) : (
        <img className={styles.picture} src={src} alt="" draggable={false} onError={() => setFailed(true)} />
      )}
    </span>
  );
}

/** The library's class of a thumbnail that leaves the row. */
const FADING_OUT = 'yarl__thumbnails_thumbnail_fadeout';

export interface ThumbnailProps {
  /** URL of the picture; if undefined, the icon is shown. */
  src: string | undefined;
  /** Accessible name of the surrounding button. */
  name: string;
}
