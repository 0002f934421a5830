import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { ReactNode } from 'react';
import styles from './card-picture.module.css';

/** The picture of a card of the press, or where there is none, a drawing. */
export function CardPicture({
  picture,
  seed,
  alt,
  sizes = IN_A_ROW,
  priority = false,
  loading = 'lazy',
  isWhole = false,
  children,
}: CardPictureProps) {
  return (
    <div
      className={styles.picture}
      data-drawing={picture === undefined || undefined}
      data-whole={isWhole || undefined}
    >
      {picture ? (
        <Picture
          picture={picture}
          {...(alt !== undefined && { alt })}
          sizes={sizes}
          ratio="3 / 2"
          position="50% 30%"
          priority={priority}
          loading={loading}
        />
      ) : (
        <Facade seed={seed} />
      )}
      {children}
    </div>
  );
}

/** How a card's picture loads. */
export interface CardPictureLoading {
  /** Of the picture, as the attribute `sizes` takes it. @default that of a card in a row */
  sizes?: string | undefined;
  /** Whether its picture is the first that the page loads. @default false */
  priority?: boolean | undefined;
  /** `eager` for a picture in the first view. @default 'lazy' */
  loading?: 'eager' | 'lazy' | undefined;
}

export interface CardPictureProps extends CardPictureLoading {
  picture: PictureContent | undefined;
  /** Of the drawing: equal numbers give equal drawings. */
  seed: number;
  /** What the picture shows; empty where the card says it all. @default the picture's own */
  alt?: string;
  /** Nothing of it may be cut off, as of a logo. @default false */
  isWhole?: boolean;
  /** Stands upon it. */
  children?: ReactNode;
}

/** Of a card: one, two or three in a row. */
const IN_A_ROW = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
