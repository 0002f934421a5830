import { Icon, type IconName } from '@stadtraum/shared-ui/icon';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { GalleryEntry } from './content.ts';
import styles from './gallery.module.css';

/** A link to a gallery entry, with its title below its picture or below an icon for its kind. */
export function GalleryTile({ entry, href }: GalleryTileProps) {
  const { picture, icon, title } = appearanceOf(entry);
  return (
    <a className={styles.tile} href={href} data-hold>
      <span className={styles.media}>
        {picture && (
          <Picture
            picture={picture}
            // The title, if present, names the link.
            {...(title && { alt: '' })}
            ratio="3 / 2"
            sizes="(width >= 62rem) 30vw, 47vw"
          />
        )}
        {icon && <Icon name={icon} className={picture ? styles.badge : styles.drawing} />}
      </span>
      {title && <span className={styles.title}>{title}</span>}
    </a>
  );
}

export interface GalleryTileProps {
  entry: GalleryEntry;
  /** URL that the link opens without the lightbox. */
  href: string;
}

function appearanceOf(entry: GalleryEntry) {
  if ('picture' in entry) return { picture: entry.picture, title: entry.caption };
  if ('video' in entry) {
    return { picture: entry.video.poster, title: `Film: ${entry.video.label}`, icon: VIDEO_ICON };
  }
  if ('frame' in entry) return { title: `${entry.frame.title} (${entry.frame.provider})`, icon: FRAME_ICON };
  return { title: entry.title, icon: TEXT_ICON };
}

const VIDEO_ICON: IconName = 'play';
const FRAME_ICON: IconName = 'pin';
const TEXT_ICON: IconName = 'document';
