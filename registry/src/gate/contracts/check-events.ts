import type { Finding } from '@stadtraum/contracts/gate';
import type { GateInput, LiveBlock } from '../input/gate-input.ts';
import { blocksByPage, pagesOf, placesOf } from './blocks-by-page.ts';
import { blockLabel, type DeclaredBlock, type DeclaredBlocks } from './declared-blocks.ts';
import { publishedBy, supplyOf } from './event-supply.ts';
import { grouped } from './grouped.ts';
import type { Verdict } from './satisfies.ts';

/** A block that hears an event which it gets no longer on some pages, or perhaps not. */
interface Break {
  event: string;
  severity: Finding['severity'];
  consumer: DeclaredBlock;
  /** Paths of pages with the same block types. */
  pages: readonly string[];
  reason: string;
  /** Blocks of these pages whose release differs, as the side set declares them. */
  changed: DeclaredBlock[];
  /** What these publish since now, with the block: `offer-list (…) publishes place/pointed now`. */
  instead: string[];
}

/**
 * Finds the blocks of live content that hear an event which the side set no longer publishes on their page, or no longer with the payload
 * that they need. What was missing before is not the candidate's fault.
 */
export function checkEvents(
  live: DeclaredBlocks,
  side: DeclaredBlocks,
  { blocks, allPagesOf }: Pick<GateInput, 'blocks' | 'allPagesOf'>,
): Finding[] {
  const users = blocks.filter(({ type }) => usesEvents(live.get(type)) || usesEvents(side.get(type)));
  const breaks = pagesByTypes(users, allPagesOf).flatMap(({ types, pages }) => {
    const [before, after] = [declarationsOf(types, live), declarationsOf(types, side)];
    return after.flatMap((consumer) =>
      breaksOf(consumer, live, before, after).map((broken) => ({ ...broken, pages })),
    );
  });
  const events = [...new Set(breaks.map(({ event }) => event))];
  return events.map((event) =>
    findingOf(
      event,
      breaks.filter((broken) => broken.event === event),
    ),
  );
}

/** A release that is too old to declare events may use any. */
function usesEvents(block: DeclaredBlock | undefined): boolean {
  if (!block) return false;
  const { publishes, hears } = block;
  return publishes === undefined || Object.keys({ ...publishes, ...hears }).length > 0;
}

/** Pages with the same block types: only types matter for events, and thousands of pages have the same ones. */
function pagesByTypes(blocks: readonly LiveBlock[], allPagesOf: GateInput['allPagesOf']) {
  const typesOf = (onPage: readonly LiveBlock[]) => [...new Set(onPage.map(({ type }) => type))].sort();
  const pairs = [...blocksByPage(blocks, allPagesOf)].map(
    ([page, onPage]) => [typesOf(onPage).join(' '), page] as const,
  );
  return [...grouped(pairs)].map(([types, pages]) => ({ types: types.split(' '), pages }));
}

function declarationsOf(types: readonly string[], set: DeclaredBlocks): DeclaredBlock[] {
  return types.flatMap((type) => set.get(type) ?? []);
}

/** @param before, after the blocks of the same pages in the live set and in the side set */
function breaksOf(
  consumer: DeclaredBlock,
  live: DeclaredBlocks,
  before: readonly DeclaredBlock[],
  after: readonly DeclaredBlock[],
): Omit<Break, 'pages'>[] {
  const changed = after.filter(({ type, release }) => live.get(type)?.release !== release);
  const known = publishedBy(before);
  const instead = changed.flatMap((block) =>
    [...publishedBy([block])]
      .filter((event) => !known.has(event))
      .map((event) => `${blockLabel(block)} publishes ${event} now`),
  );
  return Object.entries(consumer.hears ?? {}).flatMap(([event, needed]) => {
    const neededBefore = live.get(consumer.type)?.hears?.[event];
    const supply = supplyOf(event, needed, after);
    const severity = severityOf(neededBefore && supplyOf(event, neededBefore, before), supply);
    return severity ? [{ event, severity, consumer, reason: supply.reason, changed, instead }] : [];
  });
}

const RANKS: Record<Verdict['answer'], number> = { yes: 0, unknown: 1, no: 2 };

/** @param before undefined if the block did not hear the event before, or was too old to declare it */
function severityOf(before: Verdict | undefined, after: Verdict): Finding['severity'] | undefined {
  if (RANKS[after.answer] <= RANKS[before?.answer ?? 'yes']) return undefined;
  return before?.answer === 'yes' && after.answer === 'no' ? 'refused' : 'shown';
}

function findingOf(event: string, breaks: readonly Break[]): Finding {
  const severity = breaks.some((broken) => broken.severity === 'refused') ? 'refused' : 'shown';
  const relevant = breaks.filter((broken) => broken.severity === severity);
  const consumers = [...new Map(relevant.map(({ consumer }) => [consumer.type, consumer])).values()];
  const reasons = [...new Set(relevant.map(({ reason }) => reason))];
  const instead = [...new Set(relevant.flatMap((broken) => broken.instead))];
  const [culprit] = relevant.flatMap(({ changed }) => changed);
  const { pages, pageCount } = pagesOf(relevant.flatMap((broken) => broken.pages));
  const heard = `${consumers.map(blockLabel).join(' and ')} ${consumers.length > 1 ? 'hear' : 'hears'} ${event}`;
  const places = placesOf(pages, pageCount);
  return {
    id: `event:${event}`,
    kind: 'event',
    severity,
    message: `${heard} ${places}, but ${[...reasons, ...instead].join('; ')}.`,
    remedy:
      severity === 'refused'
        ? `Keep publishing ${event} with what is needed, beside the new event, until no block hears it; or ship both remotes in one activation.`
        : `Check that ${event} still arrives, or ship the releases that publish and hear it with their declarations.`,
    ...(culprit && { release: culprit.release }),
    blocks: consumers.map(({ type }) => type),
    pages,
    pageCount,
  };
}
