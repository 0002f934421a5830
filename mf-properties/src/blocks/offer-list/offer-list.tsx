import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Button } from '@stadtraum/shared-ui/button';
import { FilterOpener } from '@stadtraum/shared-ui/filter-panel';
import { countText } from '@stadtraum/shared-ui/german-format';
import { Grid } from '@stadtraum/shared-ui/grid';
import { Link } from '@stadtraum/shared-ui/link';
import { activeFilters, EmptyResult, listAddress, SortMenu } from '@stadtraum/shared-ui/list';
import { Pagination } from '@stadtraum/shared-ui/pagination';
import { FilteredList } from '../../lists/filtered-list.tsx';
import { ListView, ViewLinks } from '../../lists/list-view.tsx';
import { OfferCard } from '../../offers/offer-card.tsx';
import { usePlaceHighlight } from '../../places/use-place-highlight.ts';
import { usePlaceSelection } from '../../places/use-place-selection.ts';
import { RememberStatus } from '../../remember/remember-status.tsx';
import { RememberedLink } from '../../remember/remembered-link.tsx';
import { RememberedNote } from '../../remember/remembered-note.tsx';
import type { OfferListContent } from './content.ts';
import { describeFilter, SORTS } from './filter-names.ts';
import { OfferFilter } from './offer-filter.tsx';
import styles from './offer-list.module.css';
import type { uses } from './uses.ts';

/** The list of rental offers, with a filter, a sort order and pagination (R2.2-5). Everything works without JavaScript. */
export default function OfferList({ id, content, page }: BlockProps<OfferListContent, 'path'>) {
  const { heading, level = 2, intro, queryPrefix, options, problems, sort, total, today } = content;
  const { items, hidden = [] } = content;
  const headingId = `${id}-heading`;
  const filterId = `${id}-filter`;
  const viewId = `${id}-view`;
  const list = { path: page.path, queryPrefix, view: content.view, anchor: `${id}-list` };
  const { submitted: _, ...filter } = content.filter;
  const filters = activeFilters(filter, describeFilter);
  const pictured = items.filter(({ picture }) => picture !== undefined);
  const { bus } = usePlatform<typeof uses>();
  const highlight = usePlaceHighlight(bus);
  const cards = usePlaceSelection(bus);
  return (
    <section className={styles.offerList} aria-labelledby={headingId}>
      <BlockHead
        level={level}
        headingId={headingId}
        heading={heading}
        intro={filter.uid ? undefined : intro}
        isCompact
      />
      {filter.uid && (
        <RememberedNote
          letOffers={hidden}
          unknown={filters.length === 1 ? filter.uid.split(',').length - total - hidden.length : 0}
        />
      )}
      <FilteredList
        list={list}
        label="Angebote filtern"
        form={<OfferFilter id={filterId} {...{ list, filter, options, problems, sort, total }} />}
        tools={
          <>
            <FilterOpener filterId={filterId} count={filters.length} />
            <SortMenu
              sorts={SORTS}
              current={sort}
              hrefOf={(other) => listAddress(list, { filter, sort: other })}
            />
            {total > 0 && <ViewLinks id={viewId} {...{ list, filter, sort }} page={content.page} />}
            <RememberedLink path={page.path} queryPrefix={queryPrefix} />
          </>
        }
        hasReset={filters.length > 0}
        result={countText(total, 'Treffer', 'Treffer')}
        problems={problems}
        filters={filters}
        sort={sort}
      >
        {items.length === 0 ? (
          <EmptyResult
            isFiltered={filters.length > 0}
            noRecords="Zurzeit ist nichts frei. Schauen Sie bald wieder vorbei."
            noMatch="Dazu ist gerade nichts frei. Nehmen Sie einen Filter weg, oder sehen Sie sich alle Angebote an."
            reset={<Button href={page.path}>Ohne Filter neu laden</Button>}
          />
        ) : (
          <ListView id={viewId} list={list}>
            <div ref={cards} {...highlight}>
              <Grid layout="cards">
                {items.map((offer) => (
                  <OfferCard
                    key={offer.uid}
                    id={`${id}-${offer.uid}`}
                    level={level === 1 ? 2 : 3}
                    offer={offer}
                    today={today}
                    pictureIndex={level === 1 ? pictured.indexOf(offer) : undefined}
                  />
                ))}
              </Grid>
            </div>
            <Pagination
              label="Seiten der Angebote"
              current={content.page}
              count={content.pages}
              hrefOf={(number) => listAddress(list, { filter, sort, page: number })}
            />
          </ListView>
        )}
        {content.searchSubscription && !filter.uid && (
          <p>
            <Link
              href={listAddress({ path: content.searchSubscription, queryPrefix }, { filter })}
              look="arrow"
            >
              {filters.length > 0 ? 'Neues zu dieser Suche per E-Mail' : 'Neue Angebote per E-Mail'}
            </Link>
          </p>
        )}
      </FilteredList>
      <RememberStatus />
    </section>
  );
}
