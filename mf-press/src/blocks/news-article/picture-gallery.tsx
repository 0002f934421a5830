import type { Picture as PictureContent } from '@stadtraum/contracts/media';
import { pictureUrl } from '@stadtraum/contracts/media-address';
import { Lightbox, type LightboxItem } from '@stadtraum/shared-ui/lightbox';
import { Picture } from '@stadtraum/shared-ui/picture';
import styles from './picture-gallery.module.css';

/** Thumbnails that open in a lightbox. */
export function PictureGallery({ title, pictures }: PictureGalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <Lightbox label={`Bilder: ${title}`} items={pictures.map(lightboxItem)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul className={styles.gallery} role="list" aria-label="Bilder">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a className={styles.link} href={largestRenditionUrl(picture)} data-hold>
              <Picture
                picture={picture}
                sizes="(width >= 62rem) 20rem, 46vw"
                ratio="3 / 2"
                position="50% 20%"
              />
            </a>
          </li>
        ))}
      </ul>
    </Lightbox>
  );
}

export interface PictureGalleryProps {
  /** Title of the news item. */
  title: string;
  /** Each picture appears at most once. */
  pictures: readonly PictureContent[];
}

function lightboxItem(picture: PictureContent): LightboxItem {
  const { alt, credit, width, height, widths } = picture;
  return {
    kind: 'image',
    href: largestRenditionUrl(picture),
    alt,
    caption: credit ? `${alt} (${credit})` : alt,
    thumbnail: pictureUrl(picture, Math.min(...widths), 'jpg'),
    width,
    height,
    sizes: widths.map((rendition) => ({
      src: pictureUrl(picture, rendition, 'webp'),
      width: rendition,
      height: Math.round((rendition / width) * height),
    })),
  };
}

function largestRenditionUrl(picture: PictureContent): string {
  return pictureUrl(picture, Math.max(...picture.widths), 'jpg');
}
