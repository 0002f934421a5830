import { type Finding, MAX_CHANGES_NAMED } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { representativesFirst } from '../content/representatives.ts';
import { causeHash, withoutContent } from '../findings/cause.ts';
import { placesOf } from '../findings/places.ts';
import type { GateCheck, GateInput, GateProcesses, LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { ownerOrKit } from '../input/side-set.ts';
import { groupByCause } from '../outline/group-by-cause.ts';
import { Standby } from '../page/standby.ts';
import {
  HYDRATION_LIMITS,
  type HydrationLimits,
  type HydrationOptions,
  type HydrationProcess,
  type HydrationReleases,
  hydrateBlocks,
  type Problems,
  startHydrationProcess,
} from './hydrate-blocks.ts';
import type { HydrationBlock } from './hydration-messages.ts';

type Side = 'before' | 'after';

/** Blocks for which a second process hydrates beside the first. For fewer, loading the releases takes longer than it saves. */
const MANY_BLOCKS = 120;

/** A touched block that was rendered, with the release that owns it. */
interface OwnedPair {
  pair: RenderedPair;
  owner: ReleaseManifest;
}

/**
 * Refuses blocks that fail in a browser (GA8): each touched block is hydrated on a page of jsdom with the side set, also after its
 * behaviours have run, and unmounted, as in the conformance suite. Those whose scripts visitors run come first, then one of each shape of
 * the others. A problem that the block also has with the live set is not new. What only a browser's layout, a visitor's actions or lazily
 * loaded scripts cause is not seen.
 */
export function createHydrationCheck(limits: HydrationLimits = HYDRATION_LIMITS): GateCheck {
  const standby = new Standby((processes) => startHydrationProcess(processes, limits));
  const hydration = async (input: GateInput) => {
    const owned = chosenPairs(input);
    if (owned.length === 0) return [];
    const { problems, without } = await hydrate(input, owned, 'after', { limits, standby });
    input.countHydrated(problems.size);
    const left = owned.length - problems.size - without;
    if (left > 0) input.leaveOut(`${left} touched blocks were not hydrated, because the time was over.`);

    const failed = owned.filter(({ pair }) => problems.get(pair.block.key)?.length);
    const known = await hydrate(input, failed, 'before', { limits, standby });
    return findingsOf(failed, newProblems(problems, known.problems), input);
  };
  return Object.assign(hydration, {
    prepare: (processes: GateProcesses) => standby.prepare(processes),
    release: () => standby.release(),
  });
}

function withoutClient(kit: ReleaseManifest): string {
  return `Blocks were not hydrated: ${releaseLabel(kit)} has no react-dom/client. Ship a newer build of the kit.`;
}

/** All blocks with scripts, and one of each shape of the others: there can be thousands, and visitors' browsers never hydrate them. */
function chosenPairs(input: GateInput): OwnedPair[] {
  const owned = ownedPairs(input);
  const { ordered, representatives } = representativesFirst(
    blocksOf(owned.filter((one) => !hasScripts(one))),
  );
  const chosen = new Set(ordered.slice(0, representatives));
  return owned.filter((one) => hasScripts(one) || chosen.has(one.pair.block));
}

function ownedPairs({ side, rendered }: GateInput): OwnedPair[] {
  const owners = new Map(side.flatMap((owner) => owner.blocks.map(({ type }) => [type, owner] as const)));
  return rendered.flatMap((pair) => {
    const owner = owners.get(pair.block.type);
    return owner && pair.after.kind === 'rendered' ? [{ pair, owner }] : [];
  });
}

interface HydrationTools {
  limits: HydrationLimits;
  standby: Standby<HydrationProcess>;
}

/** Hydrates the blocks of each kit in processes of their own. @returns also the number of blocks whose kit has no `react-dom/client` */
async function hydrate(
  input: GateInput,
  owned: readonly OwnedPair[],
  side: Side,
  { limits, standby }: HydrationTools,
): Promise<{ problems: Problems; without: number }> {
  const scripted = representativesFirst(blocksOf(owned.filter(hasScripts)));
  const others = blocksOf(owned.filter((one) => !hasScripts(one)));
  const pairs = new Map(owned.map(({ pair }) => [pair.block.key, pair]));
  const blocks = [...scripted.ordered, ...others].flatMap(({ key }) => toHydrate(pairs.get(key), side));
  const essential = new Set(scripted.ordered.slice(0, scripted.representatives).map(({ key }) => key));
  const options = { deadline: input.deadline, essential, limits, start: () => standby.take(input.processes) };
  const problems = new Map<string, readonly string[]>();
  let without = 0;
  for (const { releases, ofKit } of await blocksByKit(input, side, blocks)) {
    const found = await hydrateShares(releases, ofKit, options);
    if (!found) {
      without += ofKit.length;
      if (side === 'after') input.leaveOut(withoutClient(releases.kit.manifest));
    }
    for (const [key, ofBlock] of found ?? []) problems.set(key, ofBlock);
  }
  return { problems, without };
}

async function hydrateShares(
  releases: HydrationReleases,
  blocks: readonly HydrationBlock[],
  options: HydrationOptions,
): Promise<Problems | undefined> {
  const hydrateShare = (share: readonly HydrationBlock[]) => hydrateBlocks(releases, share, options);
  if (blocks.length < MANY_BLOCKS) return hydrateShare(blocks);
  // Both begin with the first blocks.
  const [one, other] = await Promise.all(
    [0, 1].map((turn) => hydrateShare(blocks.filter((_, position) => position % 2 === turn))),
  );
  return one && other && new Map([...one, ...other]);
}

/** Whether visitors' browsers run scripts for the block. */
function hasScripts({ pair, owner }: OwnedPair): boolean {
  const {
    hydrate,
    behaviours = [],
    behaviour,
  } = owner.blocks.find(({ type }) => type === pair.block.type) ?? {};
  return hydrate !== 'none' || behaviours.length > 0 || behaviour !== undefined;
}

function toHydrate(pair: RenderedPair | undefined, side: Side): HydrationBlock[] {
  if (!pair) return [];
  const { key, id, type, content, page, pages } = pair.block;
  const rendering = pair[side];
  if (rendering.kind !== 'rendered') return [];
  return [{ key, id, type, content, page, html: rendering.html, path: pages[0] ?? '/' }];
}

/** Each kit with the blocks that are hydrated with it, and the remotes that own them. */
async function blocksByKit(
  { directoryOf, live, side, kitOf, liveKitOf }: GateInput,
  at: Side,
  blocks: readonly HydrationBlock[],
): Promise<{ releases: HydrationReleases; ofKit: HydrationBlock[] }[]> {
  const [set, kitIn] = at === 'before' ? [live, liveKitOf] : [side, kitOf];
  const locate = async (manifest: ReleaseManifest) => ({ manifest, directory: await directoryOf(manifest) });
  const types = new Set(blocks.map(({ type }) => type));
  const remotes = set.filter((release) => release.blocks.some(({ type }) => types.has(type)));
  const kits = [...new Set(remotes.map(kitIn))];
  return Promise.all(
    kits.map(async (kit) => {
      const onKit = remotes.filter((remote) => kitIn(remote) === kit);
      const ownTypes = new Set(onKit.flatMap((remote) => remote.blocks.map(({ type }) => type)));
      return {
        releases: { kit: await locate(kit), remotes: await Promise.all(onKit.map(locate)) },
        ofKit: blocks.filter(({ type }) => ownTypes.has(type)),
      };
    }),
  );
}

function newProblems(problems: Problems, known: Problems): Problems {
  return new Map(
    [...problems].map(([key, found]) => [key, found.filter((problem) => !known.get(key)?.includes(problem))]),
  );
}

/** One finding for each type of a changed remote, and for each cause in what a kit breaks. */
function findingsOf(owned: readonly OwnedPair[], problems: Problems, input: GateInput): Finding[] {
  const problemsOf = ({ pair }: OwnedPair) => problems.get(pair.block.key) ?? [];
  const isByKit = ({ owner }: OwnedPair) => ownerOrKit(owner, input).kind === 'kit';
  const failed = owned.filter((one) => problemsOf(one).length > 0);
  const groups = groupByCause(failed, (one) =>
    isByKit(one) ? problemsOf(one).map(signatureOf) : [one.pair.block.type],
  );
  return groups.flatMap(({ signatures, items }) => {
    const [first] = items;
    if (!first) return [];
    const release = ownerOrKit(first.owner, input);
    const { facts, subject, where } = placesOf(blocksOf(items), input.pagesOf);
    const cause = isByKit(first) ? causeHash(...signatures) : first.pair.block.type;
    const reasons = [...new Set(items.flatMap(problemsOf))];
    return {
      ...{ id: `hydration:${release.name}/${cause}`, kind: 'hydration', severity: 'refused' },
      message: `With ${releaseLabel(release)}, ${subject('fails', 'fail')} in the browser on ${where}: ${reasons[0]?.replace(/\.$/, '')}.`,
      remedy: "Add that page's content as an example of the block: its conformance test then fails too.",
      ...{ release: releaseLabel(release), ...facts },
      ...(reasons.length > 1 && { changes: reasons.slice(0, MAX_CHANGES_NAMED).map((after) => ({ after })) }),
    };
  });
}

/** A problem without what differs from block to block. A kit's hook fails in components of many remotes. */
function signatureOf(problem: string): string {
  return withoutContent(problem.replace(/ \(in \w+\)$/, ''));
}

function blocksOf(owned: readonly OwnedPair[]): LiveBlock[] {
  return owned.map(({ pair }) => pair.block);
}
