import type { Regions, StoredBlock } from '../store/stored-page.ts';
import type { SiteContent } from './site-content.ts';

/** A block and the JSON Pointer to it in its file. */
export interface PlacedBlock {
  file: string;
  pointer: string;
  block: StoredBlock;
  /** The name of the collection, if the block is on the page of a record. */
  collection?: string;
}

/** All blocks in the content files. */
export function placedBlocks({ pages, layout, collections }: SiteContent): PlacedBlock[] {
  return [
    ...inRegions(layout.file, '', layout.regions),
    ...pages.flatMap(({ file, regions }) => inRegions(file, '/regions', regions)),
    ...collections.flatMap(({ name, recordPage }) => {
      if (!recordPage) return [];
      const { file, regions, gone } = recordPage;
      return [
        ...inRegions(file, '/regions', regions),
        ...inRegions(file, '/gone/regions', gone?.regions ?? {}),
      ].map((block) => ({ ...block, collection: name }));
    }),
  ];
}

function inRegions(file: string, base: string, regions: Regions): PlacedBlock[] {
  return Object.entries(regions).flatMap(([region, blocks]) =>
    blocks.map((block, index) => ({ file, pointer: `${base}/${region}/${index}`, block })),
  );
}
