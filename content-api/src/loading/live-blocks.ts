import type { Static, TSchema } from '@sinclair/typebox';
import { reasonOf } from '@stadtraum/contracts/errors';
import { LiveSet } from '@stadtraum/contracts/live-set';
import { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';

/** Milliseconds for all of the registry's answers together: a start must not hang on it. */
const DEADLINE = 3000;

/** What the live releases say a block may contain, by type; or why nobody can say. */
export type LiveBlocks =
  | { known: true; liveSet: string; validators: ReadonlyMap<string, Validator<unknown>> }
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
    const blocks = manifests.flatMap((manifest) => manifest.blocks);
    const validators = new Map(
      blocks.map(({ type, content }) => [type, compileValidator(content, { every: true })]),
    );
    return { known: true, liveSet: liveSet.id, validators };
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
