import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { Facade } from '@stadtraum/shared-ui/facade';
import { Picture } from '@stadtraum/shared-ui/picture';
import styles from './picture-or-drawing.module.css';

/** A picture or, if there is none, a drawing of a street with the same aspect ratio. */
export function PictureOrDrawing({ picture, sizes, ratio, seed, priority = false }: PictureOrDrawingProps) {
  if (picture) return <Picture picture={picture} sizes={sizes} ratio={ratio} priority={priority} />;
  return (
    <div className={styles.drawing} style={{ aspectRatio: ratio }}>
      <Facade seed={seed} />
    </div>
  );
}

export interface PictureOrDrawingProps {
  picture: PictureContent | undefined;
  /** The picture's `sizes` attribute. */
  sizes: string;
  /** Aspect ratio of the box: `3 / 2`. */
  ratio: string;
  /** Equal seeds produce equal drawings. */
  seed: number;
  /** For a picture that fills most of the first screen. @default false */
  priority?: boolean;
}
