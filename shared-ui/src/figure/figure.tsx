import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './figure.module.css';

/**
 * A picture with its credit and a caption, which galleries also show (R2.3-2).
 *
 * @group Media
 * @rule Use it for pictures that the text refers to; use Picture for decorative pictures.
 * @rule The caption must not repeat the alternative text.
 */
export function Figure({ picture, caption, credit = picture.credit, className, ...appearance }: FigureProps) {
  return (
    <figure className={joinClasses(styles.figure, className)}>
      <Picture picture={picture} {...appearance} />
      {(caption || credit) && (
        <figcaption className={styles.text}>
          {caption && <span className={styles.caption}>{caption}</span>}
          {credit && (
            <small className={styles.credit}>
              <span className="visually-hidden">Bild: </span>
              {credit}
            </small>
          )}
        </figcaption>
      )}
    </figure>
  );
}

export interface FigureProps extends PictureProps {
  /** Text below the picture. */
  caption?: ReactNode;
  /** The credit; empty if it appears elsewhere. @default the picture's credit */
  credit?: string | undefined;
}
