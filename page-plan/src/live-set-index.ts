import type { CodedError } from '@stadtraum/contracts/errors';
import { kitsOf, type LiveSet } from '@stadtraum/contracts/live-set';
import type { PageKit, PageRemote } from '@stadtraum/contracts/page-data';
import type { BlockDeclaration, ReleaseManifest, SharedModule } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { type Asset, assetOf, assetUrl, scriptsOf, uniqueAssets } from './assets.ts';

/** A block type with everything derived from its release, so that planning a page needs only lookups. */
export interface OwnedBlock {
  declaration: BlockDeclaration;
  /** Name of the owning release. */
  remote: string;
  /** `name@version` of the owning release. */
  release: string;
  /** `name@version` of the kit that it runs on. */
  kit: string;
  /** The kit modules' stylesheets first, then the block's own. */
  stylesheets: Asset[];
  /** Present when the block has a component in the browser. */
  island?: OwnedIsland;
  /** Scripts of its behaviours: the kit's, then its own. */
  behaviours: Asset[];
}

export interface OwnedIsland {
  expose: string;
  /** Every script that is needed to hydrate it, except the shell's. */
  scripts: Asset[];
  /** Further scripts that it may load later. */
  lazyScripts: Asset[];
  /** The kit modules that it imports, for the page data. */
  kitModules: PageKit['modules'];
}

/** Lookup tables for one live set, computed once. */
export interface LiveSetIndex {
  liveSet: LiveSet;
  blocks: ReadonlyMap<string, OwnedBlock>;
  /** The styles of every page. They precede the styles of its blocks. */
  baseStylesheets: Asset[];
  /** URLs of the fonts that every page uses: the stable kit's files named `*.preload.*`. */
  fonts: string[];
  /** The shell's browser code. */
  main: Asset;
  /** Scripts that `main` imports immediately. */
  mainImports: Asset[];
  /** Scripts that the shell needs for the first island of a page, except the island's own. */
  host: Asset[];
  /** Every script of the shell. */
  shellScripts: Asset[];
  /** The stable kit's container in the page data. */
  kitContainer: Pick<PageKit, 'version' | 'entry'>;
  /** The next kit's container, in a set with two kits. */
  nextKitContainer?: Pick<PageKit, 'version' | 'entry'>;
  /** Each remote's entry in the page data; remotes without JavaScript have none. */
  remoteData: ReadonlyMap<string, PageRemote>;
}

/** The module of each kit that every island needs: it turns a component into an island. */
const ISLAND_MODULE = '@stadtraum/federation-kit/island';

/**
 * @param manifests the manifests of all releases in the live set
 * @throws CodedError LIVE_SET_INVALID, RELEASE_ASSET_MISSING, RELEASE_BLOCK_CONFLICT, RELEASE_KIT_MODULE_MISSING
 */
export function indexLiveSet(liveSet: LiveSet, manifests: readonly ReleaseManifest[]): LiveSetIndex {
  const shell = shellOf(liveSet, manifests);
  const [kit, nextKit] = kitManifests(liveSet, manifests);
  const remotes = manifests
    .filter(({ kind }) => kind === 'remote')
    .map((remote) => ({ remote, kit: nextKit && runsOn(nextKit, remote, liveSet) ? nextKit : kit }));
  const [main, ...mainImports] = entryScripts(shell, 'main');
  if (!main) throw missingEntry(shell, 'main');

  return {
    liveSet,
    blocks: indexBlocks(remotes),
    baseStylesheets: (kit.entries.base?.stylesheets ?? []).map((path) => assetOf(kit, path)),
    fonts: preloadedFonts(kit),
    main,
    mainImports,
    host: entryScripts(shell, 'host'),
    shellScripts: scriptsOf(shell),
    kitContainer: containerData(kit),
    ...(nextKit && { nextKitContainer: containerData(nextKit) }),
    remoteData: new Map(
      remotes
        .filter(({ remote }) => remote.entries.container)
        .map((entry) => [
          entry.remote.name,
          { ...containerData(entry.remote), ...(entry.kit === nextKit && { next: true as const }) },
        ]),
    ),
  };
}

function runsOn(kit: ReleaseManifest, { name }: ReleaseManifest, { releases }: LiveSet): boolean {
  return releases.find((release) => release.name === name)?.kit === kit.name;
}

function containerData(manifest: ReleaseManifest): PageRemote {
  return { version: manifest.version, entry: containerUrl(manifest) };
}

/** A remote, and the kit that it runs on. */
interface RemoteOnKit {
  remote: ReleaseManifest;
  kit: ReleaseManifest;
}

function preloadedFonts(kit: ReleaseManifest): string[] {
  const paths = Object.keys(kit.files).filter((path) => /\.preload\.([0-9a-f]+\.)?woff2$/.test(path));
  return paths.sort().map((path) => assetUrl(kit, path));
}

function indexBlocks(remotes: readonly RemoteOnKit[]): Map<string, OwnedBlock> {
  const blocks = new Map<string, OwnedBlock>();
  for (const { remote, kit } of remotes) {
    for (const declaration of remote.blocks) {
      const { type } = declaration;
      const other = blocks.get(type);
      if (other) {
        const releases = `${other.release}, ${releaseLabel(remote)}`;
        throw releaseError('RELEASE_BLOCK_CONFLICT', { type, releases });
      }
      blocks.set(type, ownedBlock(declaration, remote, kit));
    }
  }
  return blocks;
}

function ownedBlock(
  declaration: BlockDeclaration,
  remote: ReleaseManifest,
  kit: ReleaseManifest,
): OwnedBlock {
  const modules = Object.entries(declaration.uses).map(([specifier, range]) =>
    kitModule(kit, specifier, range, releaseLabel(remote)),
  );
  const kitStylesheets = modules.flatMap(({ stylesheets }) => stylesheets).map((path) => assetOf(kit, path));
  const ownStylesheets = declaration.stylesheets.map((path) => assetOf(remote, path));
  const { hydrate, expose } = declaration;
  return {
    declaration,
    remote: remote.name,
    release: releaseLabel(remote),
    kit: releaseLabel(kit),
    stylesheets: uniqueAssets([...kitStylesheets, ...ownStylesheets]),
    behaviours: behaviourScripts(declaration, remote, kit),
    ...(hydrate !== 'none' && expose && { island: ownedIsland({ ...declaration, expose }, remote, kit) }),
  };
}

function behaviourScripts(
  { behaviours = [], behaviour }: BlockDeclaration,
  remote: ReleaseManifest,
  kit: ReleaseManifest,
): Asset[] {
  const kitPaths = behaviours.map((name) => kit.behaviours?.[name]).filter((path) => path !== undefined);
  return [
    ...kitPaths.map((path) => assetOf(kit, path)),
    ...(behaviour === undefined ? [] : [assetOf(remote, behaviour)]),
  ];
}

type IslandDeclaration = BlockDeclaration & Pick<OwnedIsland, 'expose'>;

function ownedIsland(
  { expose, uses, chunks, lazy }: IslandDeclaration,
  remote: ReleaseManifest,
  kit: ReleaseManifest,
): OwnedIsland {
  const imported = Object.entries({ [ISLAND_MODULE]: '*', ...uses }).map(
    ([specifier, range]) => [specifier, kitModule(kit, specifier, range, releaseLabel(remote))] as const,
  );
  const modules = imported.map(([, module]) => module);
  const scripts = uniqueAssets([
    ...entryScripts(kit, 'container'),
    ...modules.flatMap((module) => module.chunks).map((path) => assetOf(kit, path)),
    ...entryScripts(remote, 'container'),
    ...chunks.map((path) => assetOf(remote, path)),
  ]);
  const urls = new Set(scripts.map(({ url }) => url));
  const lazyScripts = [
    // A release without the list of lazy scripts may load any of its scripts, and any module of the kit.
    ...(lazy ? modules.flatMap((module) => lazyScriptsOf(kit, module)) : scriptsOf(kit)),
    ...(lazy ? lazy.map((path) => assetOf(remote, path)) : scriptsOf(remote)),
  ];
  return {
    expose,
    scripts,
    lazyScripts: uniqueAssets(lazyScripts).filter(({ url }) => !urls.has(url)),
    kitModules: Object.fromEntries(
      (lazy ? imported : Object.entries(kit.provides)).map(([specifier, { version, expose }]) => [
        specifier,
        { version, expose },
      ]),
    ),
  };
}

function lazyScriptsOf(kit: ReleaseManifest, { lazy }: SharedModule): Asset[] {
  return lazy ? lazy.map((path) => assetOf(kit, path)) : scriptsOf(kit);
}

function kitModule(kit: ReleaseManifest, specifier: string, range: string, release: string): SharedModule {
  const module = kit.provides[specifier];
  if (module) return module;
  const offered = Object.keys(kit.provides).join(', ');
  throw releaseError('RELEASE_KIT_MODULE_MISSING', {
    release,
    specifier,
    range,
    kit: releaseLabel(kit),
    offered,
  });
}

/** An entry's scripts, its file first; empty if there is no such entry. */
function entryScripts(manifest: ReleaseManifest, name: string): Asset[] {
  const entry = manifest.entries[name];
  if (!entry) return [];
  const paths = entry.file ? [entry.file, ...entry.chunks] : entry.chunks;
  return uniqueAssets(paths.map((path) => assetOf(manifest, path)));
}

function containerUrl(manifest: ReleaseManifest): string {
  const [container] = entryScripts(manifest, 'container');
  if (!container) throw missingEntry(manifest, 'container');
  return container.url;
}

function missingEntry(manifest: ReleaseManifest, entry: string): CodedError {
  return releaseError('RELEASE_ASSET_MISSING', {
    release: releaseLabel(manifest),
    type: '(entries)',
    file: `entry "${entry}"`,
  });
}

function shellOf(liveSet: LiveSet, manifests: readonly ReleaseManifest[]): ReleaseManifest {
  const [shell, ...others] = manifests.filter(({ kind }) => kind === 'shell');
  if (shell && others.length === 0) return shell;
  throw wrongNumber(liveSet, 'shell', shell ? others.length + 1 : 0);
}

/** The stable kit, and the next one if there are two: manifests are in the order of the set. */
function kitManifests(
  liveSet: LiveSet,
  manifests: readonly ReleaseManifest[],
): [ReleaseManifest, ReleaseManifest?] {
  const [stable, next, ...others] = kitsOf(manifests);
  if (stable && others.length === 0) return next ? [stable, next] : [stable];
  throw wrongNumber(liveSet, 'kit', stable ? 2 + others.length : 0);
}

function wrongNumber({ id }: LiveSet, kind: ReleaseManifest['kind'], found: number): CodedError {
  return releaseError('LIVE_SET_INVALID', { id, reason: `it has ${found} releases of kind ${kind}` });
}
