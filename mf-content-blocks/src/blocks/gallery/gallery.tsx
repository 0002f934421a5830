import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Lightbox } from '@stadtraum/shared-ui/lightbox';
import { InlineText } from '../../lightbox-items/inline-text.tsx';
import { Section } from '../../section/section.tsx';
import { subheadingLevel } from '../../section/subheading-level.ts';
import type { GalleryContent } from './content.ts';
import styles from './gallery.module.css';
import { anchorOf, toLightboxItem } from './gallery-items.tsx';
import { GalleryTile } from './gallery-tile.tsx';

/**
 * A gallery of pictures, videos, frames and texts (R2.11-12). Its tiles link to the entries and open a lightbox with slideshow,
 * thumbnails, full screen and sharing. The URL's fragment identifies the open slide (R2.11-13).
 */
export default function Gallery({ id, content, page }: BlockProps<GalleryContent, 'frames'>) {
  const { heading, level, intro, name, items } = content;
  const slides = items.map((entry) => toLightboxItem(id, entry, page.frames));
  return (
    <Section id={id} heading={heading} level={level} intro={intro} isWide>
      {items.length === 0 ? (
        <p className={styles.empty}>Zurzeit gibt es hier nichts zu sehen.</p>
      ) : (
        <Lightbox label={heading ?? 'Galerie'} items={slides} hash={name}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul className={styles.tiles} role="list">
            {items.map((entry, index) => (
              <li key={slides[index]?.href} className={styles.item}>
                <GalleryTile entry={entry} href={slides[index]?.href ?? ''} />
              </li>
            ))}
          </ul>
        </Lightbox>
      )}
      {items.map(
        (entry) =>
          'html' in entry && (
            <InlineText
              key={entry.id}
              id={anchorOf(id, entry)}
              title={entry.title}
              html={entry.html}
              level={subheadingLevel({ heading, level })}
            />
          ),
      )}
    </Section>
  );
}
