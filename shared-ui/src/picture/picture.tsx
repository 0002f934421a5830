import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { type PictureFormat, pictureUrl } from '@stadtraum/contracts/media-address';
import { joinClasses } from '../join-classes.ts';
import styles from './picture.module.css';

/**
 * A picture in the best format and width for the browser. Its box has the final size from the start and shows a blurred preview.
 * It loads lazily unless it has priority.
 *
 * @group Media
 * @rule Set `priority` only for the picture that is likely to be the largest on the first screen.
 * @rule `sizes` describes the rendered width; a wrong value makes browsers download too much.
 * @rule Use Figure for a caption or credit.
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
        src={pictureUrl(picture, fallbackWidth(picture), FALLBACK_FORMAT)}
        srcSet={srcSetOf(picture, FALLBACK_FORMAT)}
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
   * Width of the whole picture in the layout, in the syntax of the `sizes` attribute: `(width >= 62rem) 33vw, 100vw`. The browser
   * uses it to choose a rendition before any stylesheet has loaded. If `ratio` crops the sides, this is more than the width of
   * the box: `30rem` for a 3:2 picture in a `20rem` square.
   */
  sizes: string;
  /** The alternative text; empty if the picture adds nothing to the text beside it. @default the picture's `alt` */
  alt?: string;
  /**
   * For the picture that fills most of the first screen: it loads immediately and before all others, and the document's head
   * preloads it. @default false
   */
  priority?: boolean;
  /**
   * `eager` for other pictures that are certain to be on the first screen, such as those beside a picture with priority. @default
   * 'lazy'
   */
  loading?: 'lazy' | 'eager';
  /** Crops the picture to an aspect ratio: `3 / 2`; `fill` covers the positioned ancestor. @default the picture's ratio */
  ratio?: string;
  /** The point that cropping keeps visible: `50% 20%`. @default the centre */
  position?: string;
  className?: string | undefined;
}

/** For browsers without AVIF and WebP, and for other user agents. */
const FALLBACK_FORMAT = 'jpg';
const FALLBACK_WIDTH_PX = 960;

function fallbackWidth({ widths }: PictureContent): number {
  return widths.findLast((width) => width <= FALLBACK_WIDTH_PX) ?? Math.min(...widths);
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
