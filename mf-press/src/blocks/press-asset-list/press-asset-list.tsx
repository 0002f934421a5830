import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { BlockHead } from '@stadtraum/shared-ui/block-head';
import { Grid } from '@stadtraum/shared-ui/grid';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import { AssetCard } from './asset-card.tsx';
import { AssetFilter } from './asset-filter.tsx';
import type { PressAssetListContent } from './block.ts';
import { EmptyResult } from './empty-result.tsx';
import styles from './press-asset-list.module.css';
import { describeResult } from './result-text.ts';

/** The press pictures with their filter. Filter and list are complete without JavaScript. */
export default function PressAssetList({ id, content, page }: BlockProps<PressAssetListContent, 'path'>) {
  const { heading, level = 2, intro, filter, items, total } = content;
  const headingId = `${id}-heading`;
  const pictured = items.filter(({ picture }) => picture !== undefined);
  return (
    <section className={styles.pressAssetList} aria-labelledby={headingId}>
      <BlockHead level={level} headingId={headingId} heading={heading} intro={intro} />
      <AssetFilter id={`${id}-filter`} path={page.path} filter={filter} />
      <ResultLine>{describeResult(total, filter.title)}</ResultLine>
      {items.length === 0 ? (
        <EmptyResult path={page.path} isFiltered={filter.title !== ''} />
      ) : (
        <Grid layout="cards">
          {items.map((asset) => (
            <AssetCard
              key={asset.uid}
              id={`${id}-${asset.uid}`}
              level={level === 1 ? 2 : 3}
              asset={asset}
              rank={level === 1 ? pictured.indexOf(asset) : undefined}
            />
          ))}
        </Grid>
      )}
    </section>
  );
}
