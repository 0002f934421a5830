import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Picture } from '@stadtraum/shared-ui/picture';
import styles from './picture-or-drawing.module.css';

/** A picture or, if there is none, a drawn street with the same proportions. */
export function PictureOrDrawing({ picture, sizes, ratio, seed, loading = 'lazy' }: PictureOrDrawingProps) {
  if (picture) return <Picture picture={picture} sizes={sizes} ratio={ratio} loading={loading} />;
  return (
    <div className={styles.drawing} style={{ aspectRatio: ratio }}>
      <Facade seed={seed} />
    </div>
  );
}

export interface PictureOrDrawingProps {
  picture: PictureContent | undefined;
  /** Width of the picture in the layout, as in the attribute `sizes`. */
  sizes: string;
  /** Aspect ratio of the box: `3 / 2`. */
  ratio: string;
  /** Equal seeds give equal drawings. */
  seed: number;
  /** `eager` for a picture in the first view. @default 'lazy' */
  loading?: 'eager' | 'lazy';
}
