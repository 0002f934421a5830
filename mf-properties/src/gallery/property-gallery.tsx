import { Lightbox } from '@stadtraum/shared-ui/lightbox';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Slider } from '@stadtraum/shared-ui/slider';
import { type MouseEvent, useState } from 'react';
import type { GalleryItem, GalleryPicture } from './gallery-picture.ts';
import { largestPictureUrl, lightboxItem } from './lightbox-item.ts';
import { LinkedFigure } from './linked-figure.tsx';
import styles from './property-gallery.module.css';

/**
 * A slider of pictures, synchronised with a slider of thumbnails (R2.3-1). Pictures open with their captions in a zoomable
 * lightbox (R2.3-2). Without JavaScript, both sliders are scrollable lists, thumbnails link to the pictures, and pictures link to
 * their largest renditions. A floor plan is the second picture.
 */
export function PropertyGallery({ id, label, pictures, floorPlan, look = 'full' }: PropertyGalleryProps) {
  const plan: GalleryItem | undefined = floorPlan && { ...floorPlan, isFloorPlan: true };
  const items: GalleryItem[] = plan ? [...pictures.slice(0, 1), plan, ...pictures.slice(1)] : [...pictures];
  const [index, setIndex] = useState(0);
  const figureId = (position: number) => `${id}-figure-${position + 1}`;
  const show = (event: MouseEvent, position: number) => {
    event.preventDefault();
    setIndex(position);
  };
  return (
    <Lightbox
      label={label}
      items={items.map(lightboxItem)}
      hash={id}
      className={look === 'compact' ? styles.compact : styles.gallery}
    >
      <Slider
        className={styles.pictures}
        label={label}
        counter
        dots={false}
        index={index}
        onIndexChange={setIndex}
        slides={items.map((item, position) => ({
          id: item.picture.id,
          label: item.caption ?? item.picture.alt,
          content: (
            <LinkedFigure
              id={figureId(position)}
              item={item}
              sizes={SIZES}
              ratio="var(--gallery-ratio, 3 / 2)"
              priority={position === 0}
            />
          ),
        }))}
      />
      {plan && (
        <a className={styles.planLink} href={largestPictureUrl(plan)} data-hold>
          Grundriss
        </a>
      )}
      {items.length > 1 && (
        <Slider
          className={styles.thumbnails}
          label={`${label}: Auswahl`}
          views={{ base: 2, 991: 3 }}
          arrows={false}
          dots={false}
          index={index}
          onIndexChange={setIndex}
          slides={items.map(({ picture, caption, isFloorPlan }, position) => ({
            id: picture.id,
            label: caption ?? picture.alt,
            content: (
              <a
                className={styles.thumbnail}
                href={`#${figureId(position)}`}
                data-hold
                aria-current={position === index}
                onClick={(event) => show(event, position)}
              >
                <Picture
                  picture={picture}
                  alt={`Bild ${position + 1}: ${caption ?? picture.alt}`}
                  sizes={THUMBNAIL_SIZES}
                  ratio="3 / 2"
                  className={isFloorPlan ? styles.plan : undefined}
                />
                {isFloorPlan && (
                  <span className={styles.planLabel} aria-hidden="true">
                    Grundriss
                  </span>
                )}
              </a>
            ),
          }))}
        />
      )}
    </Lightbox>
  );
}

/** Widths of a picture. */
const SIZES = '(width >= 100rem) 60rem, (width >= 62rem) 60vw, 92vw';
/** Widths of a thumbnail, with two or three per row. */
const THUMBNAIL_SIZES = '(width >= 62rem) 20vw, 46vw';

export interface PropertyGalleryProps {
  /** Unique on the page; also identifies the open picture in the URL. */
  id: string;
  /** Accessible name, which says what the pictures show. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** There is at least one picture or a floor plan. */
  floorPlan?: GalleryPicture | undefined;
  /** `compact` takes no more space than the picture in narrow windows: without captions and thumbnails. @default 'full' */
  look?: 'full' | 'compact';
}
