import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Button } from '@stadtraum/shared-ui/button';
import { Grid } from '@stadtraum/shared-ui/grid';
import { Pagination } from '@stadtraum/shared-ui/pagination';
import { filtersInForce } from '../../lists/filter-in-force.ts';
import { FilteredList } from '../../lists/filtered-list.tsx';
import { listAddress } from '../../lists/list-address.ts';
import { OfferCard } from '../../offers/offer-card.tsx';
import { usePlaceHighlight } from '../../places/use-place-highlight.ts';
import type { OfferListContent } from './content.ts';
import { describeFilter, PLUGIN } from './filter-names.ts';
import { OfferFilter } from './offer-filter.tsx';
import styles from './offer-list.module.css';

/** The rental offers with their filter, order and pages (R2.2-5). All of it is complete without JavaScript. */
export default function OfferList({ id, content, page }: BlockProps<OfferListContent, 'path'>) {
  const { heading, level = 2, intro, filter, options, sort, items, total, today } = content;
  const headingId = `${id}-heading`;
  const place = { path: page.path, prefix: PLUGIN, anchor: `${id}-list` };
  const { submitted, ...values } = filter;
  const inForce = filtersInForce(values, describeFilter);
  const pictured = items.filter(({ picture }) => picture !== undefined);
  const highlight = usePlaceHighlight();
  return (
    <section className={styles.offerList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <FilteredList
        place={place}
        label="Angebote filtern"
        isSubmitted={submitted}
        form={<OfferFilter id={`${id}-filter`} place={place} filter={filter} options={options} sort={sort} />}
        result={total === 0 ? 'Keine Treffer' : `${total} Treffer`}
        inForce={inForce}
        sort={sort}
      >
        {items.length === 0 ? (
          <EmptyResult path={page.path} isFiltered={inForce.length > 0} />
        ) : (
          <div {...highlight}>
            <Grid layout="cards">
              {items.map((offer) => (
                <OfferCard
                  key={offer.uid}
                  id={`${id}-${offer.uid}`}
                  level={level === 1 ? 2 : 3}
                  offer={offer}
                  today={today}
                  rank={level === 1 ? pictured.indexOf(offer) : undefined}
                />
              ))}
            </Grid>
          </div>
        )}
        <Pagination
          label="Seiten der Angebote"
          current={content.page}
          count={content.pages}
          hrefOf={(number) => listAddress(place, { filter: values, sort, page: number })}
        />
      </FilteredList>
    </section>
  );
}

function EmptyResult({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  if (!isFiltered)
    return <p className={styles.empty}>Zurzeit ist nichts frei. Schauen Sie bald wieder vorbei.</p>;
  return (
    <div className={styles.empty}>
      <p>Dazu ist gerade nichts frei. Nehmen Sie einen Filter weg, oder sehen Sie sich alle Angebote an.</p>
      <Button href={path}>Filter zurücksetzen</Button>
    </div>
  );
}
