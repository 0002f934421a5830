import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Picture } from '@stadtraum/shared-ui/picture';
import type { ReactNode } from 'react';
import styles from './card-picture.module.css';

/** A press card's picture or, if there is none, a drawing. */
export function CardPicture({
  picture,
  seed,
  alt,
  sizes = GRID_SIZES,
  priority = false,
  loading = 'lazy',
  isUncropped = false,
  children,
}: CardPictureProps) {
  return (
    <div
      className={styles.picture}
      data-drawing={picture === undefined || undefined}
      data-uncropped={isUncropped || undefined}
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
  /** The picture's `sizes` attribute. @default the width of a card in a grid */
  sizes?: string | undefined;
  /** Whether the page loads this picture first. @default false */
  priority?: boolean | undefined;
  /** `eager` for a picture that is visible before the visitor scrolls. @default 'lazy' */
  loading?: 'eager' | 'lazy' | undefined;
}

export interface CardPictureProps extends CardPictureLoading {
  picture: PictureContent | undefined;
  /** Seed of the drawing: the same number gives the same drawing. */
  seed: number;
  /** Alternative text; empty if the card's text is enough. @default the picture's alternative text */
  alt?: string;
  /** Whether to show the whole picture, for example a logo. @default false */
  isUncropped?: boolean;
  /** Shown on top of the picture. */
  children?: ReactNode;
}

/** Widths in a grid with one, two or three cards per row. */
const GRID_SIZES = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
