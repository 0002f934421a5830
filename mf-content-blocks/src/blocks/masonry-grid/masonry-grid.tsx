import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { Masonry } from '@stadtraum/shared-ui/masonry';
import { Picture } from '@stadtraum/shared-ui/picture';
import { FullWidthSection } from '../../section/full-width-section.tsx';
import type { MasonryGridContent } from './content.ts';
import styles from './masonry-grid.module.css';

/** Cards of different heights, each with an uncropped picture, a title and a short text. */
export default function MasonryGrid({
  id,
  content: { heading, intro, items },
}: BlockProps<MasonryGridContent>) {
  if (items.length === 0) return null;
  return (
    <FullWidthSection id={id} heading={heading} intro={intro}>
      <Masonry
        label={heading}
        items={items.map(({ title, text, picture, link }, index) => ({
          key: String(index),
          content: (
            <article className={styles.item}>
              {picture && <Picture picture={picture} sizes={SIZES} />}
              <div className={styles.body}>
                <Heading level={3} look={4}>
                  {title}
                </Heading>
                {text && <p className={styles.text}>{text}</p>}
                {link && (
                  <Link href={link.path} look="arrow">
                    {link.label}
                  </Link>
                )}
              </div>
            </article>
          ),
        }))}
      />
    </FullWidthSection>
  );
}

const SIZES = '(width >= 96rem) 22rem, (width >= 62rem) 30vw, (width >= 40rem) 45vw, 94vw';
