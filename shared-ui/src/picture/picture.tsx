import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { type PictureFormat, pictureUrl } from '@stadtraum/contracts/media-address';
import { joinClasses } from '../join-classes.ts';
import styles from './picture.module.css';

/**
 * A picture in the best format and width for the browser. Its box has its final size from the start, filled with a blurred
 * preview; it loads lazily unless it has priority.
 *
 * @group Media
 * @rule Set `priority` for the one picture that the first screen is likely to show largest, and for no other.
 * @rule `sizes` describes the rendered width: a wrong value downloads too much.
 * @rule For a caption or credit use Figure.
 */
export function Picture({
  picture,
  sizes,
  alt,
  priority = false,
  loading = 'lazy',
  ratio,
  position,
  className,
}: PictureProps) {
  const { width, height } = picture;
  const urgency = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading, decoding: 'async' } as const);
  return (
    <picture
      className={joinClasses(styles.picture, className)}
      style={appearance(picture, ratio, position)}
      data-fill={ratio === 'fill' || undefined}
    >
      <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(picture, 'webp')} sizes={sizes} />
      <img
        className={styles.image}
        {...urgency}
        src={pictureUrl(picture, plainWidth(picture), PLAIN_FORMAT)}
        srcSet={srcSetOf(picture, PLAIN_FORMAT)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
      />
    </picture>
  );
}

export interface PictureProps {
  /** The picture from the page model. */
  picture: PictureContent;
  /**
   * Width that the whole picture has in the layout, in the syntax of the attribute `sizes`: `(width >= 62rem) 33vw, 100vw`. The
   * browser uses it to choose a rendition before any stylesheet has loaded. Where `ratio` crops the sides, it is more than the
   * width of the box: `30rem` for a 3:2 picture in a `20rem` square.
   */
  sizes: string;
  /** What it shows; empty if it adds nothing to the text beside it. @default the picture's own */
  alt?: string;
  /**
   * For the one picture that fills most of the first screen: it loads at once and before all others, and the document's head
   * announces it to the browser. @default false
   */
  priority?: boolean;
  /** `eager` for others that are certain to be on the first screen, such as those beside one with priority. @default 'lazy' */
  loading?: 'lazy' | 'eager';
  /** Crops the picture to these proportions: `3 / 2`; `fill` covers the positioned box around it. @default its own */
  ratio?: string;
  /** What stays visible when it is cropped: `50% 20%`. @default its centre */
  position?: string;
  className?: string | undefined;
}

/** For browsers without AVIF and WebP, and for other readers of the document. */
const PLAIN_FORMAT = 'jpg';
/** Pixels. */
const PLAIN_WIDTH = 960;

function plainWidth({ widths }: PictureContent): number {
  return widths.findLast((width) => width <= PLAIN_WIDTH) ?? Math.min(...widths);
}

function srcSetOf(picture: PictureContent, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

function appearance(
  { width, height, colour, placeholder }: PictureContent,
  ratio: string | undefined,
  position: string | undefined,
): Record<`--picture-${string}`, string> {
  return {
    '--picture-ratio': ratio === undefined || ratio === 'fill' ? `${width} / ${height}` : ratio,
    '--picture-colour': colour,
    ...(placeholder !== undefined && { '--picture-placeholder': `url("${placeholder}")` }),
    ...(position !== undefined && { '--picture-position': position }),
  };
}
