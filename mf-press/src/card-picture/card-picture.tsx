import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { ReactNode } from 'react';
import styles from './card-picture.module.css';

/** The picture of a press card, or a drawing instead. */
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
  /** The `sizes` attribute of the picture. @default that of a card in a row */
  sizes?: string | undefined;
  /** Whether the page loads its picture first. @default false */
  priority?: boolean | undefined;
  /** `eager` for a picture in the first view. @default 'lazy' */
  loading?: 'eager' | 'lazy' | undefined;
}

export interface CardPictureProps extends CardPictureLoading {
  picture: PictureContent | undefined;
  /** Seed of the drawing: equal numbers give equal drawings. */
  seed: number;
  /** Alternative text; empty if the card says it all. @default the picture's own */
  alt?: string;
  /** Whether it must not be cropped, such as a logo. @default false */
  isWhole?: boolean;
  /** Placed on top of the picture. */
  children?: ReactNode;
}

/** For a card: one, two or three in a row. */
const IN_A_ROW = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
