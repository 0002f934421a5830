import { Card } from '@stadtraum/shared-ui/card';
import { Facade } from '@stadtraum/shared-ui/facade';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Picture } from '@stadtraum/shared-ui/picture';
import styles from './news-card.module.css';
import { NewsDate } from './news-date.tsx';
import type { NewsItem } from './news-item.ts';

/** A piece of news among others; its title links to the whole text. */
export function NewsCard({
  id,
  level,
  item,
  sizes = IN_A_ROW,
  priority = false,
  loading = 'lazy',
}: NewsCardProps) {
  const { uid, title, date, category, teaser, picture, path } = item;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      href={path}
      kicker={<NewsDate category={category} date={date} />}
      media={
        picture ? (
          // The title says it all; the text itself comes with a description.
          <Picture
            picture={picture}
            alt=""
            sizes={sizes}
            ratio="3 / 2"
            position="50% 30%"
            priority={priority}
            loading={loading}
          />
        ) : (
          <div className={styles.drawing}>
            <Facade seed={uid} />
          </div>
        )
      }
    >
      <p className={styles.teaser}>{teaser}</p>
    </Card>
  );
}

export interface NewsCardProps {
  /** Unique on the page. */
  id: string;
  /** Rank of the title. */
  level: HeadingLevel;
  item: NewsItem;
  /** Of the picture, as the attribute `sizes` takes it. @default that of a card in a row */
  sizes?: string;
  /** Whether its picture is the first that the page loads. @default false */
  priority?: boolean;
  /** `eager` for a picture in the first view. @default 'lazy' */
  loading?: 'eager' | 'lazy';
}

/** Of a card: one, two or three in a row. */
const IN_A_ROW = '(width >= 100rem) 29rem, (width >= 67rem) 29vw, (width >= 44rem) 46vw, 92vw';
