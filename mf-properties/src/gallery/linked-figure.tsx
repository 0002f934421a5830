import { Picture } from '@stadtraum/shared-ui/picture';
import type { GalleryItem } from './gallery-picture.ts';
import { largestPictureUrl } from './lightbox-item.ts';
import styles from './linked-figure.module.css';

/** A figure whose picture links to its file. Inside a lightbox, the link opens the lightbox (R2.3-2). */
export function LinkedFigure({ id, item, sizes, ratio, priority = false }: LinkedFigureProps) {
  const { picture, caption, isFloorPlan } = item;
  return (
    <figure id={id} className={styles.figure}>
      <a className={styles.link} href={largestPictureUrl(item)} data-hold>
        <Picture
          picture={picture}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
          className={isFloorPlan ? styles.plan : undefined}
        />
        <span className="visually-hidden"> (in voller Größe ansehen)</span>
      </a>
      {(caption ?? picture.credit) && (
        <figcaption className={styles.caption}>
          {caption && <span>{caption}</span>}
          {picture.credit && <small className={styles.credit}>{picture.credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

export interface LinkedFigureProps {
  /** Unique on the page. */
  id?: string;
  item: GalleryItem;
  /** The `sizes` attribute. */
  sizes: string;
  /** Aspect ratio to which the picture is cropped. */
  ratio: string;
  /** Whether the picture loads before all others on the page. @default false */
  priority?: boolean;
}
