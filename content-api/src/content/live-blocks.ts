import { reasonOf } from '@stadtraum/contracts/errors';
import { LiveSet } from '@stadtraum/contracts/live-set';
import { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { describeViolations, lazyValidator, type Validator } from '@stadtraum/contracts/validation';
import { requestJson } from '@stadtraum/server-base/http-client';

/** Milliseconds for all responses from the registry in total, so that startup does not hang. */
const DEADLINE_MS = 3000;
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

const validateLiveSet = lazyValidator(LiveSet);
const validateManifest = lazyValidator(ReleaseManifest);

/** The schema that a live release declares for a block's content. */
export interface BlockSchema {
  schema: Record<string, unknown>;
  /** `name@version` of the release. */
  release: string;
}

/** The live releases' schemas by block type, or why they are unknown. */
export type LiveBlocks =
  | { known: true; schemas: ReadonlyMap<string, BlockSchema>; liveSet: string }
  | { known: false; reason: string };

/** Reads the live set's block schemas from the registry. Never throws: content can be loaded without them. */
export async function readLiveBlocks(registryUrl: string | undefined): Promise<LiveBlocks> {
  if (!registryUrl) return { known: false, reason: 'REGISTRY_URL is not set' };
  try {
    const deadline = performance.now() + DEADLINE_MS;
    const liveSet = await fetchValid(`${registryUrl}/live-set`, validateLiveSet, deadline);
    const remotes = liveSet.releases.filter(({ kind }) => kind === 'remote');
    const manifests = await Promise.all(
      remotes.map(({ name, version }) =>
        fetchValid(`${registryUrl}/releases/${name}/${version}/manifest.json`, validateManifest, deadline),
      ),
    );
    const schemas = manifests.flatMap(({ name, version, blocks }) =>
      blocks.map(({ type, content }) => [type, { schema: content, release: `${name}@${version}` }] as const),
    );
    return { known: true, schemas: new Map(schemas), liveSet: liveSet.id };
  } catch (error) {
    return { known: false, reason: reasonOf(error) };
  }
}

/** Id of the current live set; undefined if the registry does not respond. Never throws. */
export async function readLiveSetId(registryUrl: string | undefined): Promise<string | undefined> {
  if (!registryUrl) return undefined;
  const deadline = performance.now() + DEADLINE_MS;
  return fetchValid(`${registryUrl}/live-set`, validateLiveSet, deadline).then(
    ({ id }) => id,
    () => undefined,
  );
}

async function fetchValid<Body>(url: string, validate: Validator<Body>, deadline: number): Promise<Body> {
  const timeoutMs = Math.max(1, Math.round(deadline - performance.now()));
  const { status, body } = await requestJson(new URL(url), { timeoutMs, limitBytes: MAX_RESPONSE_BYTES });
  if (status !== 200) throw new Error(`${url} returned ${status}`);
  const checked = validate(body);
  if (!checked.ok)
    throw new Error(`${url} returned an invalid response: ${describeViolations(checked.violations)}`);
  return checked.value;
}
