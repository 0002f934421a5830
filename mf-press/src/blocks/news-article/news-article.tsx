import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Figure } from '@stadtraum/shared-ui/figure';
import { Heading } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { NewsDate } from '../../news/news-date.tsx';
import type { NewsArticleContent } from './content.ts';
import styles from './news-article.module.css';
import { PictureGallery } from './picture-gallery.tsx';

/** The full news item, at the top of its page. Additional pictures open in a gallery; without JavaScript, they are links. */
export default function NewsArticle({ id, content }: BlockProps<NewsArticleContent>) {
  const { title, date, category, teaser, picture, html, pictures = [] } = content.record;
  const headingId = `${id}-heading`;
  return (
    <article className={styles.newsArticle} aria-labelledby={headingId}>
      <header className={styles.head}>
        <p className={styles.kicker}>
          <NewsDate category={category} date={date} />
        </p>
        <Heading level={1} id={headingId}>
          {title}
        </Heading>
        <p className={styles.teaser}>{teaser}</p>
      </header>
      {picture && (
        <Figure picture={picture} sizes={SIZES} ratio="21 / 9" priority className={styles.picture} />
      )}
      <div className={styles.body}>
        <RichText html={html} />
        <PictureGallery title={title} pictures={pictures} />
        {content.back && (
          <Link href={content.back.path} look="arrow">
            {content.back.label}
          </Link>
        )}
      </div>
    </article>
  );
}

/** The picture spans the full content width and is cropped to 21:9. */
const SIZES = '(width >= 100rem) 90rem, 92vw';
