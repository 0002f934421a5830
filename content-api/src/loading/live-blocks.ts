import type { Static, TSchema } from '@sinclair/typebox';
import { reasonOf } from '@stadtraum/contracts/errors';
import { LiveSet } from '@stadtraum/contracts/live-set';
import { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';

/** Milliseconds for all of the registry's answers together: a start must not hang on it. */
const DEADLINE = 3000;

/** What a live release says a block may contain. */
export interface BlockSchema {
  schema: Record<string, unknown>;
  /** `name@version` of the release. */
  release: string;
}

/** The schemas of the live releases by block type; or why they are unknown. */
export type LiveBlocks =
  | { known: true; schemas: ReadonlyMap<string, BlockSchema> }
  | { known: false; reason: string };

/** Asks the registry for the block schemas of the live set. Never throws: content can be loaded without them. */
export async function readLiveBlocks(registryUrl: string | undefined): Promise<LiveBlocks> {
  if (!registryUrl) return { known: false, reason: 'REGISTRY_URL is not set' };
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const liveSet = await fetchValid(`${registryUrl}/live-set`, LiveSet, signal);
    const remotes = liveSet.releases.filter(({ kind }) => kind === 'remote');
    const manifests = await Promise.all(
      remotes.map(({ name, version }) =>
        fetchValid(`${registryUrl}/releases/${name}/${version}/manifest.json`, ReleaseManifest, signal),
      ),
    );
    const schemas = manifests.flatMap(({ name, version, blocks }) =>
      blocks.map(({ type, content }) => [type, { schema: content, release: `${name}@${version}` }] as const),
    );
    return { known: true, schemas: new Map(schemas) };
  } catch (error) {
    return { known: false, reason: reasonOf((error as { cause?: unknown }).cause ?? error) };
  }
}

async function fetchValid<Schema extends TSchema>(
  url: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<Static<Schema>> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const checked = compileValidator(schema)(await response.json());
  if (!checked.ok) throw new Error(`${url} answered nonsense: ${describeViolations(checked.violations)}`);
  return checked.value;
}
