import { Lightbox } from '@stadtraum/shared-ui/lightbox';
import { Picture } from '@stadtraum/shared-ui/picture';
import { Slider } from '@stadtraum/shared-ui/slider';
import { type MouseEvent, useState } from 'react';
import type { GalleryPicture } from './gallery-picture.ts';
import { lightboxItem } from './lightbox-item.ts';
import { LinkedFigure } from './linked-figure.tsx';
import styles from './property-gallery.module.css';

/**
 * A slider of pictures, synchronised with a row of thumbnails (R2.3-1). Pictures open with their captions in a zoomable gallery
 * (R2.3-2). Without JavaScript both are scrollable lists; thumbnails link to pictures, pictures to their full size.
 */
export function PropertyGallery({ id, label, pictures }: PropertyGalleryProps) {
  const [index, setIndex] = useState(0);
  const figureId = (place: number) => `${id}-figure-${place + 1}`;
  const show = (event: MouseEvent, place: number) => {
    event.preventDefault();
    setIndex(place);
  };
  return (
    <Lightbox label={label} items={pictures.map(lightboxItem)} hash={id} className={styles.gallery}>
      <Slider
        label={label}
        counter
        dots={false}
        index={index}
        onIndexChange={setIndex}
        slides={pictures.map((shown, place) => ({
          id: shown.picture.id,
          label: shown.caption ?? shown.picture.alt,
          content: (
            <LinkedFigure
              id={figureId(place)}
              shown={shown}
              sizes={SIZES}
              ratio="3 / 2"
              priority={place === 0}
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
          slides={pictures.map(({ picture, caption }, place) => ({
            id: picture.id,
            label: caption ?? picture.alt,
            content: (
              <a
                className={styles.thumbnail}
                href={`#${figureId(place)}`}
                aria-current={place === index}
                onClick={(event) => show(event, place)}
              >
                <Picture
                  picture={picture}
                  alt={`Bild ${place + 1}: ${caption ?? picture.alt}`}
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

/** For the large picture: as wide as the content. */
const SIZES = '(width >= 100rem) 60rem, (width >= 62rem) 60vw, 92vw';
/** Two or three in a row. */
const THUMBNAIL_SIZES = '(width >= 62rem) 20vw, 46vw';

export interface PropertyGalleryProps {
  /** Unique on the page; the address names the open picture by it. */
  id: string;
  /** What the pictures show. */
  label: string;
  /** At least one. */
  pictures: readonly GalleryPicture[];
}
