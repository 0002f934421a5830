import { createHash } from 'node:crypto';
import type { CodedError } from '@stadtraum/contracts/errors';
import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import type { Block, PageModel, PageParts, SiteParts } from '@stadtraum/contracts/page-model';
import type { BlockToRender } from '@stadtraum/federation-kit/render';
import { type Asset, uniqueAssets } from './assets.ts';
import { planError } from './errors.ts';
import { createImportMap, type ImportMap } from './import-map.ts';
import type { LiveSetIndex, OwnedBlock } from './live-set-index.ts';

/** A block of a page with the release that renders it. */
export interface PlannedBlock {
  block: Block;
  owned: OwnedBlock;
  /** The renderer's input. */
  input: BlockToRender;
  /** Approximate length of `input` as JSON. */
  inputBytes: number;
  contentHash: string;
  /** Equal keys mean equal input and equal HTML: release, kit, type, block id, content and page parts. */
  fragmentKey: string;
}

export interface PlannedRegion {
  name: string;
  blocks: PlannedBlock[];
}

/** How a page is composed from the releases of one live set. */
export interface PagePlan {
  page: PageModel;
  regions: PlannedRegion[];
  /** Scripts that the page needs immediately: what the shell's browser code imports, and all behaviours. */
  preloads: Asset[];
  /** The hash of every script that the page may load, now or later. */
  importMap: ImportMap;
  /** Blocks of an unknown type or with a duplicate id, each with its coded error (F18, F19). */
  skipped: SkippedBlock[];
}

export interface SkippedBlock {
  block: string;
  error: CodedError;
}

const DEFAULT_SITE: SiteParts = { maps: OWN_MAPS, frames: [] };

/**
 * Plans a page. Pure: the same page, index and site give the same plan. Content is not checked here but where it is rendered,
 * because this process must not run releases' schemas (SE4).
 */
export function planPage(page: PageModel, index: LiveSetIndex, site: SiteParts = DEFAULT_SITE): PagePlan {
  const skipped: SkippedBlock[] = [];
  const usedIds = new Set<string>();
  const regions = regionNames(page).map((name) => ({
    name,
    blocks: (page.regions[name] ?? []).flatMap((block) => {
      const result = planBlock(block, { ...page, ...site }, index, usedIds);
      if ('owned' in result) return [result];
      skipped.push(result);
      return [];
    }),
  }));
  return {
    page,
    regions,
    preloads: preloadsOf(regions, index),
    importMap: importMapOf(regions, index),
    skipped,
  };
}

/** The header first, the footer last, the others in the content's order. */
function regionNames({ regions }: PageModel): string[] {
  const others = Object.keys(regions).filter((name) => name !== 'header' && name !== 'footer');
  return ['header', ...others, 'footer'].filter((name) => regions[name]);
}

function planBlock(
  block: Block,
  page: PageParts,
  index: LiveSetIndex,
  usedIds: Set<string>,
): PlannedBlock | SkippedBlock {
  const { id, type, content } = block;
  const owned = index.blocks.get(type);
  if (!owned) {
    return { block: id, error: planError('BLOCK_UNKNOWN', { block: id, type, path: page.path }) };
  }
  if (usedIds.has(id)) return skipInvalid(block, page.path, 'its id occurs twice on the page');
  usedIds.add(id);

  const input = { id, type, content, page: partsOf(page, owned) };
  const contentJson = JSON.stringify(content);
  const pageJson = owned.declaration.needs.length > 0 ? JSON.stringify(input.page) : '';
  const contentHash = hashOf(contentJson);
  const fragmentKey = [owned.release, owned.kit, type, id, contentHash, hashOf(pageJson)].join(' ');
  const inputBytes = contentJson.length + pageJson.length;
  return { block, owned, input, inputBytes, contentHash, fragmentKey };
}

/** Skips a block with invalid content on the page `path`. */
export function skipInvalid({ id, type }: Block, path: string, reason: string): SkippedBlock {
  return { block: id, error: planError('BLOCK_CONTENT_INVALID', { block: id, type, path, reason }) };
}

function hashOf(json: string): string {
  return json && createHash('sha1').update(json).digest('base64');
}

function partsOf(page: PageParts, { declaration }: OwnedBlock): Partial<PageParts> {
  return Object.fromEntries(declaration.needs.map((part) => [part, page[part]]));
}

function preloadsOf(regions: readonly PlannedRegion[], index: LiveSetIndex): Asset[] {
  const behaviours = regions.flatMap(({ blocks }) => blocks.flatMap(({ owned }) => owned.behaviours));
  return uniqueAssets([...index.mainImports, ...behaviours]);
}

function importMapOf(regions: readonly PlannedRegion[], index: LiveSetIndex): ImportMap {
  const owned = new Set(regions.flatMap(({ blocks }) => blocks.map((planned) => planned.owned)));
  const scripts = [...owned].flatMap(({ behaviours, island }) => [
    ...behaviours,
    ...(island ? [...island.scripts, ...island.lazyScripts] : []),
  ]);
  return createImportMap([...index.shellScripts, ...scripts]);
}
