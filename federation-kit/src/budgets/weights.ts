import type { BlockDeclaration, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { BudgetName } from './budgets.ts';

/** Size of a part of a release that has a budget. */
export interface Weight {
  budget: Exclude<BudgetName, 'renderMs'>;
  /** Type of the block, specifier of the kit's module, or name of the behaviour or entry; absent for the server bundle. */
  subject?: string;
  /** Bytes as transferred; of the server bundle, as they are. */
  bytes: number;
  /** Paths in the release. */
  files: readonly string[];
}

export type WeighedRelease = Pick<
  ReleaseManifest,
  'kind' | 'files' | 'blocks' | 'entries' | 'provides' | 'behaviours' | 'server'
>;

/** Sizes of all parts of a release that have a budget, without empty ones. */
export function weightsOf(release: WeighedRelease): Weight[] {
  const { blocks, provides, behaviours = {}, entries, server } = release;
  const weights = [
    ...blocks.flatMap((block) => weightsOfBlock(release, block)),
    ...Object.entries(provides).flatMap(([specifier, { chunks, lazy = [] }]) => [
      weigh(release, 'script', specifier, chunks),
      weigh(release, 'lazy', specifier, lazy),
    ]),
    ...Object.entries(behaviours).map(([name, path]) => weigh(release, 'behaviour', name, [path])),
    ...Object.entries(entries).flatMap(([name, { chunks, stylesheets }]) => [
      weigh(release, 'script', name, chunks),
      weigh(release, 'styles', name, stylesheets),
    ]),
    ...(server === undefined ? [] : [weighServer(release, server)]),
  ];
  return weights.filter(({ bytes }) => bytes > 0);
}

/** An island also loads its container. */
function weightsOfBlock(release: WeighedRelease, block: BlockDeclaration): Weight[] {
  const { type, chunks, lazy = [], behaviour, stylesheets } = block;
  const container = chunks.length > 0 ? (release.entries.container?.chunks ?? []) : [];
  return [
    weigh(release, 'script', type, [...container, ...chunks]),
    weigh(release, 'lazy', type, lazy),
    weigh(release, 'behaviour', type, behaviour === undefined ? [] : [behaviour]),
    weigh(release, 'styles', type, stylesheets),
  ];
}

function weigh(release: WeighedRelease, budget: Weight['budget'], subject: string, paths: string[]): Weight {
  const files = [...new Set(paths)];
  const bytes = files.reduce((sum, path) => sum + transferredBytes(release, path), 0);
  return { budget, subject, bytes, files };
}

function weighServer({ files }: WeighedRelease, path: string): Weight {
  return { budget: 'server', bytes: files[path]?.bytes ?? 0, files: [path] };
}

/** Bytes of a file as most browsers receive it: brotli, if the release has such a copy. */
export function transferredBytes({ files }: Pick<ReleaseManifest, 'files'>, path: string): number {
  return (files[`${path}.br`] ?? files[path])?.bytes ?? 0;
}
