import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { countText } from '@stadtraum/shared-ui/german-format';
import { Grid } from '@stadtraum/shared-ui/grid';
import { Link } from '@stadtraum/shared-ui/link';
import { FilterLinks, listAddress, resultText } from '@stadtraum/shared-ui/list';
import { Pagination } from '@stadtraum/shared-ui/pagination';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import { NewsCard } from '../../news/news-card.tsx';
import type { NewsListContent } from './content.ts';
import styles from './news-list.module.css';

/** All news, latest first. Categories and pages are plain links, so the list works without JavaScript. */
export default function NewsList({ id, content, page: { path } }: BlockProps<NewsListContent, 'path'>) {
  const {
    heading,
    level = 2,
    intro,
    feed,
    queryPrefix,
    filter,
    options,
    problems,
    items,
    total,
    page,
    pages,
  } = content;
  const { category } = filter;
  const list = { path, queryPrefix };
  const categories = options.category.filter(({ value, hits }) => hits > 0 || value === category);
  const headingId = `${id}-heading`;
  return (
    <section className={styles.newsList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      {categories.length > 0 && (
        <FilterLinks
          label="Neuigkeiten nach Thema"
          links={['', ...categories.map(({ value }) => value)].map((value) => ({
            value,
            label: value || 'Alle',
            href: listAddress(list, { filter: { category: value } }),
          }))}
          current={category}
        />
      )}
      <ResultLine
        action={
          feed && (
            <Link href={feed} look="arrow" type="application/atom+xml">
              Als Atom-Feed abonnieren
            </Link>
          )
        }
      >
        {resultText(describeTotal(total, category), problems)}
      </ResultLine>
      {items.length > 0 && (
        <Grid layout="cards" labelledBy={headingId}>
          {items.map((item, index) => (
            <NewsCard
              key={item.uid}
              id={`${id}-${item.uid}`}
              level={level === 1 ? 2 : 3}
              item={item}
              priority={level === 1 && index === 0}
              loading={level === 1 && index < MAX_CARDS_PER_ROW ? 'eager' : 'lazy'}
            />
          ))}
        </Grid>
      )}
      <Pagination
        current={page}
        count={pages}
        hrefOf={(target) => listAddress(list, { filter, page: target })}
        label="Seiten der Neuigkeiten"
      />
    </section>
  );
}

/** Maximum number of cards in a row. */
const MAX_CARDS_PER_ROW = 3;

function describeTotal(total: number, category: string): string {
  const news = countText(total, 'Neuigkeit', 'Neuigkeiten');
  return category === '' ? news : `${news} zu ${category}`;
}
