import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { FilterLinks } from '@stadtraum/shared-ui/list';
import { Pagination } from '@stadtraum/shared-ui/pagination';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import type { SearchResultsContent } from './content.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultItem } from './result-item.tsx';
import { describeResult } from './result-text.ts';
import { SearchField } from './search-field.tsx';
import styles from './search-results.module.css';
import { searchUrl } from './search-url.ts';

/** The search page: a form and its results, which can be filtered by kind. It needs no JavaScript. */
export default function SearchResults({ id, content, page }: BlockProps<SearchResultsContent, 'path'>) {
  const {
    heading,
    level = 2,
    intro,
    links = [],
    query,
    kind,
    kinds,
    items,
    total,
    meant: correctedQuery,
  } = content;
  const headingId = `${id}-heading`;
  const hrefOf = (target: { query?: string; kind?: string; page?: number }) =>
    searchUrl(page.path, { query, kind, ...target });
  return (
    <section className={styles.searchResults} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <SearchField id={`${id}-field`} path={page.path} query={query} />
      {query !== '' && <ResultLine>{describeResult(content)}</ResultLine>}
      {correctedQuery !== undefined && total > 0 && (
        <DidYouMean
          query={query}
          correctedQuery={correctedQuery}
          href={hrefOf({ query: correctedQuery, kind: 'alle' })}
        />
      )}
      {kinds.length > 1 && (
        <FilterLinks
          label="Treffer nach Art"
          links={[allKinds(kinds), ...kinds].map(({ kind, label, total }) => ({
            value: kind,
            label: `${label} (${total})`,
            href: hrefOf({ kind }),
          }))}
          current={kind}
        />
      )}
      {items.length === 0 ? (
        <NothingFound hasQuery={query !== ''} links={links} />
      ) : (
        <ol className={styles.hits} start={firstNumber(content)}>
          {items.map((hit) => (
            <ResultItem key={hit.id} hit={hit} level={level === 1 ? 2 : 3} />
          ))}
        </ol>
      )}
      <Pagination
        current={content.page}
        count={content.pages}
        hrefOf={(target) => hrefOf({ page: target })}
        label="Seiten mit Treffern"
      />
    </section>
  );
}

function allKinds(kinds: SearchResultsContent['kinds']): SearchResultsContent['kinds'][number] {
  return { kind: 'alle', label: 'Alle', total: kinds.reduce((sum, { total }) => sum + total, 0) };
}

/** Results are numbered across all pages, and the last page may be shorter than the others. */
function firstNumber({ page, pages, items, total }: SearchResultsContent): number {
  return page === pages ? total - items.length + 1 : (page - 1) * items.length + 1;
}
