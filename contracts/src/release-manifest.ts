import { type Static, Type } from '@sinclair/typebox';
import { KebabName, PAGE_PARTS } from './page-model.ts';

/**
 * Version of everything in this package that separately deployed parts exchange. It is raised when an older release can no longer
 * be composed or hydrated; a release built for another contract is rejected at activation.
 */
export const CONTRACT_VERSION = 1;

/** A path inside a release: forward slashes, no dotfiles, no parent segments, known extensions only. */
export const ReleaseFilePath = Type.String({
  pattern:
    '^[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*\\.(js|cjs|css|json|map|woff2|svg|webp|avif|jpg|png|br|gz)$',
  maxLength: 200,
});

/** Subresource integrity of a file's bytes: `sha256-` and the digest in base64. */
export const Integrity = Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' });

export const ReleaseFile = Type.Object(
  { integrity: Integrity, bytes: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);
export type ReleaseFile = Static<typeof ReleaseFile>;

/** When an island loads its JavaScript. `none`: never; what the block does in browsers, its behaviours do. */
export const HydrateStrategy = Type.Union([Type.Literal('none'), Type.Literal('interaction')]);
export type HydrateStrategy = Static<typeof HydrateStrategy>;

/**
 * Files that a browser loads together, as paths in the release. `file` is loaded first; `chunks` are all scripts that it needs,
 * including `file`.
 */
export const ReleaseEntry = Type.Object(
  {
    file: Type.Optional(ReleaseFilePath),
    chunks: Type.Array(ReleaseFilePath),
    stylesheets: Type.Array(ReleaseFilePath),
  },
  { additionalProperties: false },
);
export type ReleaseEntry = Static<typeof ReleaseEntry>;

/** Events by name, each with the JSON Schema (draft 7) of its payload. */
export const EventSchemas = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' }),
  Type.Record(Type.String(), Type.Unknown()),
  { additionalProperties: false, maxProperties: 50 },
);
export type EventSchemas = Static<typeof EventSchemas>;

/**
 * A query parameter that a block owns, with all parameters in its brackets: `news` covers `news[page]`. `fromContent` names the
 * property of the block's content that holds it.
 */
export const QueryKey = Type.Union([
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]*$', maxLength: 64 }),
  Type.Object({ fromContent: Type.String({ minLength: 1, maxLength: 64 }) }, { additionalProperties: false }),
]);
export type QueryKey = Static<typeof QueryKey>;

/** A block declared by its release. */
export const BlockDeclaration = Type.Object(
  {
    type: KebabName,
    /** JSON Schema (draft 7) of the block's `content`. */
    content: Type.Record(Type.String(), Type.Unknown()),
    /** Parts of the page's envelope that the block receives as `page`. */
    needs: Type.Array(Type.Union(PAGE_PARTS.map((part) => Type.Literal(part)))),
    /** Older releases may have other strategies; their islands start at the first interaction, too. */
    hydrate: Type.Union([
      ...HydrateStrategy.anyOf,
      Type.Literal('load'),
      Type.Literal('idle'),
      Type.Literal('visible'),
    ]),
    /** Module Federation expose that loads the component in the browser; absent with `hydrate: 'none'`. */
    expose: Type.Optional(Type.String({ pattern: '^\\./[a-z0-9-]+$' })),
    /** Scripts of this release that the island loads in addition to the container entry. */
    chunks: Type.Array(ReleaseFilePath),
    /** Further scripts of this release that the island may load later; absent in releases that are older than this field. */
    lazy: Type.Optional(Type.Array(ReleaseFilePath)),
    stylesheets: Type.Array(ReleaseFilePath),
    /** Kit modules that the island's scripts import, by specifier, with the version range they were built for. */
    uses: Type.Record(Type.String(), Type.String()),
    /** Behaviours of the kit that the block's HTML needs, by name. */
    behaviours: Type.Optional(Type.Array(KebabName)),
    /** Script of the block's own behaviour: one module that imports no other. */
    behaviour: Type.Optional(ReleaseFilePath),
    /** Events that the block publishes. Absent, like the next two, in releases that are older than this field. */
    publishes: Type.Optional(EventSchemas),
    /** Events that the block hears, with the part of the payload that it needs. */
    hears: Type.Optional(EventSchemas),
    /** Query parameters that the block's links and forms write, or that its scripts read. */
    queryKeys: Type.Optional(Type.Array(QueryKey, { maxItems: 20 })),
    /** Static HTML shown when the block cannot be rendered and no last good version exists. */
    fallback: Type.Optional(Type.String({ maxLength: 10_000 })),
  },
  { additionalProperties: false },
);
export type BlockDeclaration = Static<typeof BlockDeclaration>;

/** A module that the kit shares with remotes. */
export const SharedModule = Type.Object(
  {
    version: Type.String({ minLength: 1 }),
    expose: Type.String({ pattern: '^\\./' }),
    chunks: Type.Array(ReleaseFilePath),
    /** Further scripts that the module may load later; absent in releases that are older than this field. */
    lazy: Type.Optional(Type.Array(ReleaseFilePath)),
    stylesheets: Type.Array(ReleaseFilePath),
  },
  { additionalProperties: false },
);
export type SharedModule = Static<typeof SharedModule>;

export const ReleaseKind = Type.Union([Type.Literal('shell'), Type.Literal('kit'), Type.Literal('remote')]);
export type ReleaseKind = Static<typeof ReleaseKind>;

/** Name of the app: that of its package without the scope. In the workspace, its folder has the same name. */
export const ReleaseName = KebabName;

/** `<package version>-<first 10 hex digits of the content's hash>`, so that equal content is the same release. */
export const ReleaseVersion = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{10}$' });

const Bytes = Type.Optional(Type.Integer({ minimum: 0 }));

/** Limits that a package sets instead of the defaults for its kind. Sizes are bytes as transferred (brotli), unless noted. */
export const Budgets = Type.Object(
  {
    /** Scripts that one island loads before it works. In a kit: one shared module; in a shell: one entry. */
    script: Bytes,
    /** Scripts that one island may load later. */
    lazy: Bytes,
    /** One behaviour. */
    behaviour: Bytes,
    /** Stylesheets of one block. */
    styles: Bytes,
    /** The server bundle, uncompressed. */
    server: Bytes,
    /** CPU time to render one block of live content, in milliseconds. */
    renderMs: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  },
  { additionalProperties: false },
);
export type Budgets = Static<typeof Budgets>;

/** One immutable build of one remote, of the kit or of the shell's browser code. */
export const ReleaseManifest = Type.Object(
  {
    contract: Type.Integer({ minimum: 1 }),
    name: ReleaseName,
    version: ReleaseVersion,
    kind: ReleaseKind,
    /** Increases with every published release of the same name. The build writes 0; publishing assigns it. */
    sequence: Type.Integer({ minimum: 0 }),
    /** Every file in the release except this manifest. */
    files: Type.Record(ReleaseFilePath, ReleaseFile, { additionalProperties: false }),
    /** Named browser entries: `container` of a kit or remote, `main` and `host` of the shell, `base` (global styles) of the kit. */
    entries: Type.Record(KebabName, ReleaseEntry, { additionalProperties: false }),
    /** CommonJS bundle for the renderer; absent for the shell. */
    server: Type.Optional(ReleaseFilePath),
    /**
     * A kit's `react-dom/client` as a CommonJS module that requires the kit's React: the registry's gate hydrates blocks with it. Absent in
     * kits that are older than this field.
     */
    client: Type.Optional(ReleaseFilePath),
    /** Block examples (JSON, see `ReleaseExamples`) that activation renders. */
    examples: Type.Optional(ReleaseFilePath),
    blocks: Type.Array(BlockDeclaration),
    /** Minimum kit version (`x.y.z`) that the release works with; absent for shell and kit. */
    lowestKit: Type.Optional(Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' })),
    /** Every kit module that the server bundle or a browser chunk imports, with the version range it was built for. */
    uses: Type.Record(Type.String(), Type.String()),
    /** Modules that a kit shares, by specifier; empty for other kinds. */
    provides: Type.Record(Type.String(), SharedModule),
    /** A kit's behaviours by name: each is one script that imports no other. */
    behaviours: Type.Optional(Type.Record(KebabName, ReleaseFilePath, { additionalProperties: false })),
    /** Limits that the release's package.json sets. */
    budgets: Type.Optional(Budgets),
    /** Versions of the packages whose code the release contains, by name. Several versions are separated by commas. */
    bundled: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: false, $id: 'ReleaseManifest' },
);
export type ReleaseManifest = Static<typeof ReleaseManifest>;

/** The examples file of a release: each block type's named examples. */
export const ReleaseExamples = Type.Array(
  Type.Object(
    {
      type: KebabName,
      name: Type.String({ minLength: 1 }),
      content: Type.Record(Type.String(), Type.Unknown()),
      page: Type.Record(Type.String(), Type.Unknown()),
    },
    { additionalProperties: false },
  ),
  { $id: 'ReleaseExamples' },
);
export type ReleaseExamples = Static<typeof ReleaseExamples>;
