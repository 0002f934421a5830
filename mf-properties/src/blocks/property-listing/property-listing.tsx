import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { kindAndPlace } from '../../facts/kind-and-place.ts';
import { PropertyGallery } from '../../gallery/property-gallery.tsx';
import type { PropertyListingContent } from './content.ts';
import styles from './property-listing.module.css';

/** The top of a property's page: name, address and pictures. */
export default function PropertyListing({ id, content }: BlockProps<PropertyListingContent>) {
  const { level = 2, record } = content;
  const { title, address, text, gallery } = record;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.listing} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        <p className={styles.kicker}>{kindAndPlace(record)}</p>
      </div>
      <div className={styles.body} data-pictured={gallery.length > 0 || undefined}>
        {gallery.length > 0 && (
          <PropertyGallery id={`${id}-bilder`} label={`Bilder: ${title}`} pictures={gallery} />
        )}
        <div className={styles.texts}>
          <p className={styles.text}>{text}</p>
          <address className={styles.address}>{address}</address>
        </div>
      </div>
    </section>
  );
}
