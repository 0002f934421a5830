import { Card } from '@stadtraum/shared-ui/card';
import type { HeadingLevel } from '@stadtraum/shared-ui/heading';
import { CardPicture, type CardPictureLoading } from '../card-picture/card-picture.tsx';
import { NewsDate } from './news-date.tsx';
import type { NewsItem } from './news-item.ts';

/** A news item in a list; its title links to the full text. */
export function NewsCard({ id, level, item, ...loading }: NewsCardProps) {
  const { uid, title, date, category, teaser, picture, path } = item;
  return (
    <Card
      level={level}
      title={title}
      titleId={`${id}-title`}
      href={path}
      kicker={<NewsDate category={category} date={date} />}
      media={
        // The card's title is enough; only the article's picture needs alternative text.
        <CardPicture picture={picture} seed={uid} alt="" {...loading} />
      }
    >
      <p>{teaser}</p>
    </Card>
  );
}

export interface NewsCardProps extends CardPictureLoading {
  /** Unique on the page. */
  id: string;
  /** Heading level of the title. */
  level: HeadingLevel;
  item: NewsItem;
}
