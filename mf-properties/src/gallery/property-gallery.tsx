import { Lightbox } from '@stadtraum/shared-ui/lightbox';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Slider } from '@stadtraum/shared-ui/slider';
import { type MouseEvent, useState } from 'react';
import type { GalleryPicture } from './gallery-picture.ts';
import { lightboxItem } from './lightbox-item.ts';
import { LinkedFigure } from './linked-figure.tsx';
import styles from './property-gallery.module.css';

/**
 * A slider of pictures, synchronised with a slider of thumbnails (R2.3-1). Pictures open with their captions in a zoomable
 * lightbox (R2.3-2). Without JavaScript, both sliders are scrollable lists, thumbnails link to the pictures, and pictures link to
 * their largest renditions.
 */
export function PropertyGallery({ id, label, pictures }: PropertyGalleryProps) {
  const [index, setIndex] = useState(0);
  const figureId = (position: number) => `${id}-figure-${position + 1}`;
  const show = (event: MouseEvent, position: number) => {
    event.preventDefault();
    setIndex(position);
  };
  return (
    <Lightbox label={label} items={pictures.map(lightboxItem)} hash={id} className={styles.gallery}>
      <Slider
        label={label}
        counter
        dots={false}
        index={index}
        onIndexChange={setIndex}
        slides={pictures.map((item, position) => ({
          id: item.picture.id,
          label: item.caption ?? item.picture.alt,
          content: (
            <LinkedFigure
              id={figureId(position)}
              item={item}
              sizes={SIZES}
              ratio="3 / 2"
              priority={position === 0}
            />
          ),
        }))}
      />
      {pictures.length > 1 && (
        <Slider
          className={styles.thumbnails}
          label={`${label}: Auswahl`}
          views={{ base: 2, 991: 3 }}
          arrows={false}
          dots={false}
          index={index}
          onIndexChange={setIndex}
          slides={pictures.map(({ picture, caption }, position) => ({
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
                />
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
  /** At least one. */
  pictures: readonly GalleryPicture[];
}
