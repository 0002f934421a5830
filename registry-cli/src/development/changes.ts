import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { DevelopmentRelease } from '@stadtraum/federation-kit/build';

/** A file for browsers. */
interface File {
  href: string;
  integrity: string;
}

/** How open pages get from one release to the next without being loaded again. */
export interface Changes {
  /** The new stylesheets by the addresses of the former ones. */
  styles: Readonly<Record<string, File>>;
  /** The changed components; undefined if only stylesheets have changed. */
  components?: ChangedComponents | undefined;
}

export interface ChangedComponents {
  remote: string;
  /** Address of the new container. */
  container: string;
  /** Its scripts and those of the blocks. Pages load no script without its hash. */
  scripts: readonly File[];
  /** Types of the blocks that they belong to. */
  blocks: readonly string[];
}

const STYLESHEET = /^browser\/(.+)\.[0-9a-f]{8,}\.css$/;
const SCRIPT = /\.c?js$/;

/** Address of a file of a release for browsers, as documents name it. */
export function assetUrl({ name, version }: ReleaseManifest, path: string): string {
  return `/assets/${name}/${version}/${path.slice('browser/'.length)}`;
}

/**
 * Finds what open pages must exchange. Whether a page can exchange components depends on its blocks.
 *
 * @returns undefined if more than stylesheets and components has changed: the pages must be loaded again
 */
export function changesBetween(before: DevelopmentRelease, after: DevelopmentRelease): Changes | undefined {
  const [former, next] = [partsOf(before.manifest), partsOf(after.manifest)];
  const styles = changedStyles(before.manifest, after.manifest);
  if (styles === undefined || former.others !== next.others) return undefined;
  if (former.scripts === next.scripts) return { styles };
  const components = changedComponents(before, after);
  return components && { styles, components };
}

/** Undefined if there are other stylesheets. */
function changedStyles(before: ReleaseManifest, after: ReleaseManifest): Changes['styles'] | undefined {
  const [former, next] = [stylesheetsOf(before), stylesheetsOf(after)];
  const pairs = [...former].flatMap(([owner, path]) => {
    const newPath = next.get(owner);
    return newPath === undefined ? [] : [[assetUrl(before, path), fileOf(after, newPath)] as const];
  });
  return pairs.length === next.size && pairs.length === former.size ? Object.fromEntries(pairs) : undefined;
}

/** Stylesheets by their owner. */
function stylesheetsOf({ files }: ReleaseManifest): Map<string, string> {
  return new Map(
    Object.keys(files).flatMap((path) => {
      const owner = STYLESHEET.exec(path)?.[1];
      return owner === undefined ? [] : [[owner, path] as const];
    }),
  );
}

/** Undefined if a file has changed that belongs to no component, such as the declaration of a block. */
function changedComponents(
  { sources: before }: DevelopmentRelease,
  { sources: after, manifest }: DevelopmentRelease,
): ChangedComponents | undefined {
  const { name, entries } = manifest;
  const files = [...new Set([...before.files.keys(), ...after.files.keys()])];
  const changed = files.filter((file) => before.files.get(file) !== after.files.get(file));
  const blocksWith = (file: string) =>
    [...after.blocks.keys()].filter(
      (type) => before.blocks.get(type)?.has(file) || after.blocks.get(type)?.has(file),
    );
  const container = entries.container?.file;
  if (container === undefined || changed.some((file) => blocksWith(file).length === 0)) return undefined;
  return {
    remote: name,
    container: assetUrl(manifest, container),
    scripts: scriptsOf(manifest, container).map((path) => fileOf(manifest, path)),
    blocks: [...new Set(changed.flatMap(blocksWith))],
  };
}

function scriptsOf({ blocks }: ReleaseManifest, container: string): string[] {
  return [...new Set([container, ...blocks.flatMap(({ chunks, lazy = [] }) => [...chunks, ...lazy])])];
}

function fileOf(manifest: ReleaseManifest, path: string): File {
  return { href: assetUrl(manifest, path), integrity: manifest.files[path]?.integrity ?? '' };
}

/** The scripts of a release, and everything else but stylesheets: its declarations, without names of files, and files. */
function partsOf({ version: _, files, entries: __, blocks, ...declared }: ReleaseManifest) {
  const hashesOf = (isPart: (path: string) => boolean) =>
    Object.entries(files)
      .filter(([path]) => isPart(path))
      .map(([path, { integrity }]) => `${path} ${integrity}`);
  const declarations = blocks.map(({ chunks: _, lazy: __, stylesheets: ___, ...block }) => block);
  return {
    scripts: hashesOf((path) => SCRIPT.test(path)).join('\n'),
    others: JSON.stringify([
      declared,
      declarations,
      hashesOf((path) => !SCRIPT.test(path) && !STYLESHEET.test(path)),
    ]),
  };
}
