import { type Finding, MAX_CHANGES_NAMED } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { formatBytes, transferredBytes } from '@stadtraum/federation-kit/budgets';
import { readScript } from '@stadtraum/federation-kit/render';
import { tokensOf } from '@stadtraum/federation-kit/styles';
import type { GateInput } from '../input/gate-input.ts';

type KitsInput = Pick<GateInput, 'side' | 'kitOf' | 'directoryOf'>;

/**
 * What a second kit costs, which remotes wait for it, and how its tokens differ from those of the stable kit, which all pages have. Shown
 * as long as two kits are live.
 */
export async function checkKits({ side, kitOf, directoryOf }: KitsInput): Promise<Finding[]> {
  const [stable, next] = side.filter(({ kind }) => kind === 'kit');
  if (!stable || !next) return [];
  const remotes = side.filter(({ kind }) => kind === 'remote');
  const [moved, waiting] = [next, stable].map((kit) => remotes.filter((remote) => kitOf(remote) === kit));
  const changes = tokenChanges(await tokensIn(stable, directoryOf), await tokensIn(next, directoryOf));
  const tokens = changes.length === 0 ? '' : ` Its blocks get ${changes.length} tokens of ${stable.name}.`;
  return [
    {
      ...{
        id: `second-kit:${next.name}`,
        kind: 'second-kit',
        severity: 'shown',
        release: releaseLabel(next),
      },
      message: `Two kits are live: pages with islands of both load ${formatBytes(extraBytes(next, moved ?? []))} of scripts and styles more. ${next.name}: ${namesOf(moved)}; ${stable.name}: ${namesOf(waiting)}.${tokens}`,
      remedy: `Move the remotes that still run on ${stable.name}, then retire it: \`registry retire ${stable.name}\`.`,
      ...{ blocks: [], pages: [], pageCount: 0 },
      ...(changes.length > 0 && { changes: changes.slice(0, MAX_CHANGES_NAMED) }),
    },
  ];
}

function namesOf(remotes: readonly ReleaseManifest[] = []): string {
  return remotes.map(({ name }) => name).join(', ') || 'no remote';
}

/** Bytes of the kit's files that all islands and blocks of these remotes load together, as transferred. */
function extraBytes(kit: ReleaseManifest, remotes: readonly ReleaseManifest[]): number {
  const used = new Set(remotes.flatMap(({ blocks }) => blocks.flatMap(({ uses }) => Object.keys(uses))));
  const modules = Object.entries(kit.provides).filter(([specifier]) => used.has(specifier));
  const container = modules.length > 0 ? (kit.entries.container?.chunks ?? []) : [];
  const paths = modules.flatMap(([, { chunks, stylesheets }]) => [...chunks, ...stylesheets]);
  return [...new Set([...container, ...paths])].reduce((sum, path) => sum + transferredBytes(kit, path), 0);
}

async function tokensIn(
  kit: ReleaseManifest,
  directoryOf: KitsInput['directoryOf'],
): Promise<Map<string, string>> {
  const release = { manifest: kit, directory: await directoryOf(kit) };
  const paths = kit.entries.base?.stylesheets ?? [];
  const sheets = await Promise.all(paths.map((path) => readScript(release, path)));
  return tokensOf(sheets.join('\n'));
}

/** Tokens of the next kit that the stable one lacks, or has with another value. */
function tokenChanges(stable: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>) {
  return [...next]
    .filter(([name, value]) => stable.get(name) !== value)
    .map(([name, value]) => {
      const before = stable.get(name);
      return { ...(before !== undefined && { before: `${name}: ${before}` }), after: `${name}: ${value}` };
    });
}
