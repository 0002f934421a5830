import type { ConsentProviders } from './consent.ts';

/**
 * A document's data for the shell's browser code, as JSON in `<script type="application/json" id="page-data">`.
 * All URLs are absolute paths on the site's own origin. The data is written by the shell's server code and read by the
 * shell's browser code of the same live set, so it is typed but not validated again.
 */
export interface PageData {
  /** Id of the live set that the whole document was composed from. */
  liveSet: string;
  /** The stable kit. */
  kit: PageKit;
  /** The next kit, if islands of this page run on it. */
  nextKit?: PageKit;
  /** Remotes that own an island on this page, by release name. */
  remotes: Record<string, PageRemote>;
  /** URLs of the shell's scripts that start islands. */
  host: string[];
  /** Islands by block id. */
  islands: Record<string, IslandData>;
  /** Ids of the blocks that each behaviour runs on, by the URL of its script. */
  behaviours: Record<string, string[]>;
  settings: BrowserSettings;
}

/** A kit whose modules islands import. */
export interface PageKit {
  version: string;
  /** URL of the kit's Module Federation container. */
  entry: string;
  /** The shared modules that the page's islands import, by specifier. */
  modules: Record<string, { version: string; expose: string }>;
}

export interface PageRemote {
  version: string;
  /** URL of its Module Federation container. */
  entry: string;
  /** Set if it runs on the next kit. */
  next?: true;
}

/** How to hydrate one island: with which component, from which files and with which props. */
export interface IslandData {
  type: string;
  remote: string;
  expose: string;
  /** The only strategy; older shells read it. */
  strategy: 'interaction';
  /** Every script that the island needs (kit, container, chunks), so that they load in parallel. */
  files: string[];
  content: Record<string, unknown>;
  page: Record<string, unknown>;
  /** Set if the server could not render the block. The browser then renders it from scratch instead of hydrating it. */
  missing?: true;
}

/** The site's settings that the browser code needs; no secrets. */
export interface BrowserSettings {
  /** Production host (`SITE_HOST`), P6; if absent, the consent gate is always on. */
  siteHost?: string;
  /** Host on which forms are prefilled with test data (`TEST_HOST`), P26; if absent, forms are never prefilled. */
  testHost?: string;
  /** Set if subscriptions need a proof of work (`BOT_CHECK`), P29. */
  botCheck?: true;
  /** Set in previews, whose pages load remotes with the runtime of Module Federation 2. */
  isPreview?: true;
  /** What the consent settings are about (P37). */
  consent?: ConsentProviders;
}

/** Id of the script element that holds the page data. */
export const PAGE_DATA_ELEMENT_ID = 'page-data';

/** Attributes of a block's element in the document. */
export const BLOCK_ATTRIBUTES = {
  /** Block id, on every block's element. */
  id: 'data-block',
  type: 'data-block-type',
  /** `name@version` of the release that rendered it. */
  release: 'data-release',
  /** Present on islands: `interaction`. */
  island: 'data-island',
  /** State of an island, written by the browser code: `waiting`, `loading`, `hydrated`, `failed`. */
  state: 'data-island-state',
  /** Present when a fallback replaces the block: `last-good`, `static`. */
  fallback: 'data-fallback',
  /** Present on a block that wide windows show beside the previous one. */
  beside: 'data-beside',
} as const;
