import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Block, PageModel } from '@stadtraum/contracts/page-model';
import type { BlockDeclaration, ReleaseManifest } from '@stadtraum/contracts/release-manifest';

const VERSION = '1.0.0-0000000001';

/** A manifest that lists the given files. */
function manifestOf(
  kind: ReleaseManifest['kind'],
  name: string,
  files: readonly string[],
  rest: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  const entry = (path: string) => ({ integrity: `sha256-${path}`, bytes: 1 });
  return {
    contract: 1,
    name,
    version: VERSION,
    kind,
    sequence: 1,
    files: Object.fromEntries(files.map((path) => [path, entry(path)])),
    entries: {},
    blocks: [],
    uses: {},
    provides: {},
    ...rest,
  };
}

const entryOf = (file: string) => ({ file, chunks: [file], stylesheets: [] });

export const SHELL = manifestOf('shell', 'shell', ['browser/main.js', 'browser/host.js'], {
  entries: { main: entryOf('browser/main.js'), host: entryOf('browser/host.js') },
});

const moduleOf = (expose: string, chunks: string[], stylesheets: string[] = [], lazy: string[] = []) => ({
  version: '19.0.0',
  expose,
  chunks,
  lazy,
  stylesheets,
});

const KIT_FILES = ['remoteEntry.js', 'react.js', 'island.js', 'link.js', 'dialog.js', 'link.css', 'base.css'];

export const KIT = manifestOf(
  'kit',
  'shared-ui',
  KIT_FILES.map((file) => `browser/${file}`),
  {
    entries: { container: entryOf('browser/remoteEntry.js') },
    provides: {
      react: moduleOf('./react', ['browser/react.js']),
      '@stadtraum/federation-kit/island': moduleOf(
        './island',
        ['browser/react.js', 'browser/island.js'],
        [],
        ['browser/dialog.js'],
      ),
      '@stadtraum/shared-ui/link': moduleOf('./link', ['browser/link.js'], ['browser/link.css']),
    },
  },
);

const BLOCKS: Readonly<Record<string, Partial<BlockDeclaration>>> = {
  text: { stylesheets: ['browser/text.css'], uses: { '@stadtraum/shared-ui/link': '^1.0.0' } },
  head: { needs: ['path'] },
  island: {
    hydrate: 'interaction',
    expose: './island',
    chunks: ['browser/island.js'],
    lazy: ['browser/details.js'],
    uses: { react: '^19.0.0' },
  },
};

const REMOTE_FILES = ['remoteEntry.js', 'island.js', 'details.js', 'other.js', 'text.css'];

/** A remote with three blocks: `text`; `head`, which shows the page's path; and `island`, which hydrates. */
export function remote(rest: Partial<ReleaseManifest> = {}): ReleaseManifest {
  return manifestOf(
    'remote',
    'mf-fixture',
    REMOTE_FILES.map((file) => `browser/${file}`),
    {
      entries: { container: entryOf('browser/remoteEntry.js') },
      blocks: Object.entries(BLOCKS).map(([type, declaration]) => ({
        type,
        content: {},
        needs: [],
        hydrate: 'none',
        chunks: [],
        stylesheets: [],
        uses: {},
        ...declaration,
      })),
      ...rest,
    },
  );
}

export const LIVE_SET: LiveSet = {
  id: '1-00000001',
  sequence: 1,
  createdAt: '2026-01-01T00:00:00Z',
  reason: 'a test',
  releases: [],
};

export function pageOf(page: Partial<PageModel>): PageModel {
  return {
    id: 1,
    path: '/',
    status: 200,
    language: 'de',
    title: 'Eine Seite',
    meta: {},
    breadcrumbs: [],
    navigation: {},
    regions: {},
    queryParameters: [],
    revision: '1',
    ...page,
  };
}

export function blockOf(id: string, type: string, content: Block['content'] = {}): Block {
  return { id, type, content };
}
