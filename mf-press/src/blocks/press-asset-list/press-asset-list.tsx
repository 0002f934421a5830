import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Grid } from '@stadtraum/shared-ui/grid';
import { Link } from '@stadtraum/shared-ui/link';
import { activeFilters, EmptyResult, ListResults, listAddress } from '@stadtraum/shared-ui/list';
import { Pagination } from '@stadtraum/shared-ui/pagination';
import { AssetCard } from '../../assets/asset-card.tsx';
import { AssetLightbox } from '../../assets/asset-lightbox.tsx';
import { isPictured } from '../../assets/pictured-asset.ts';
import { PressBasket } from '../../basket/press-basket.tsx';
import { AssetFilter } from './asset-filter.tsx';
import type { PressAssetListContent } from './content.ts';
import { describeFilter } from './describe-filter.ts';
import styles from './press-asset-list.module.css';
import { describeResult } from './result-text.ts';

/** The list of press pictures with its filter and basket, which all work without JavaScript. */
export default function PressAssetList({ id, content, page }: BlockProps<PressAssetListContent, 'path'>) {
  const { heading, level = 2, intro, email, queryPrefix, filter, options, problems = [] } = content;
  const { refusal, items, total, page: current = 1 } = content;
  const list = { path: page.path, queryPrefix };
  const filters = activeFilters(filter, describeFilter);
  const headingId = `${id}-heading`;
  // Only a list at the top of its page has pictures that are visible before the visitor scrolls.
  const firstRow = level === 1 ? items.filter(isPictured).slice(0, MAX_CARDS_PER_ROW) : [];
  const basketFormId = `${id}-merkliste`;
  return (
    <section className={styles.pressAssetList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      {/* The filter's behaviour finds the section by the prefix of its parameters, and makes it focusable. */}
      <section
        id={FILTER_ID}
        className={styles.filter}
        aria-label="Bildmaterial filtern"
        data-filter={queryPrefix}
        // The browser submits and resets the filter; its behaviour reacts to the checkboxes.
        data-hold="none"
        suppressHydrationWarning
      >
        <AssetFilter id={`${id}-filter`} {...{ list, filter, options, problems }} />
      </section>
      <ListResults
        id={`${id}-liste`}
        result={describeResult(total, filter.title)}
        problems={problems}
        filters={filters}
        // The block's behaviour scrolls to the filter (R2.4-1) and moves the focus to the results.
        focusWithoutScript={filters.length > 0 || problems.length > 0 || current > 1}
        hrefOf={(without) => listAddress(list, { filter: without })}
      >
        <PressBasket
          formId={basketFormId}
          level={level === 1 ? 2 : 3}
          path={page.path}
          shownUids={items.filter(isPictured).map(({ uid }) => uid)}
          refusal={refusal}
        />
        {items.length === 0 ? (
          <EmptyResult
            isFiltered={filters.length > 0}
            noRecords="Schauen Sie bald wieder vorbei oder fragen Sie uns."
            noMatch="Prüfen Sie die Schreibweise, versuchen Sie es mit einem kürzeren Wort oder sehen Sie sich alle Bilder an."
            reset={
              <Link href={page.path} look="arrow">
                Ohne Filter neu laden
              </Link>
            }
          />
        ) : (
          <AssetLightbox label={heading} assets={items}>
            <Grid layout="cards">
              {items.map((asset) => (
                <AssetCard
                  key={asset.uid}
                  id={`${id}-${asset.uid}`}
                  level={level === 1 ? 2 : 3}
                  asset={asset}
                  priority={asset === firstRow[0]}
                  loading={firstRow.some((first) => first === asset) ? 'eager' : 'lazy'}
                  email={email}
                  basketFormId={basketFormId}
                />
              ))}
            </Grid>
          </AssetLightbox>
        )}
        <Pagination
          label="Seiten des Bildmaterials"
          current={current}
          count={content.pages ?? 1}
          hrefOf={(number) => listAddress(list, { filter, page: number })}
        />
      </ListResults>
    </section>
  );
}

/** Existing links use this id (R2.4-1), so a page can have only one list of press pictures. */
const FILTER_ID = 'filterForm';

/** Maximum number of cards in a row. */
const MAX_CARDS_PER_ROW = 3;
