import { type Finding, MAX_PAGES_NAMED } from '@stadtraum/contracts/gate';
import { blocksByPage, type PlacedBlock, pagesOf, placesOf } from './blocks-by-page.ts';
import { blockLabel, type DeclaredBlock, type DeclaredBlocks } from './declared-blocks.ts';
import { publishedBy, supplyOf } from './event-supply.ts';
import type { Verdict } from './satisfies.ts';

/** A block on a page that hears an event which it gets no longer, or perhaps not. */
interface Break {
  event: string;
  severity: Finding['severity'];
  consumer: DeclaredBlock;
  block: PlacedBlock;
  page: string;
  reason: string;
  /** Blocks of the page whose release differs, as the side set declares them. */
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
  blocks: readonly PlacedBlock[],
): Finding[] {
  const onPage = blocksByPage(
    blocks.filter(({ type }) => usesEvents(live.get(type)) || usesEvents(side.get(type))),
  );
  const breaks = blocks.flatMap((block) => {
    const consumer = side.get(block.type);
    if (!consumer || Object.keys(consumer.hears ?? {}).length === 0) return [];
    return block.pages.flatMap((page) => {
      const types = new Set(onPage(page).map(({ type }) => type));
      return breaksOf(consumer, live, declarationsOf(types, live), declarationsOf(types, side)).map(
        (broken) => ({ ...broken, block, page }),
      );
    });
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

function declarationsOf(types: Iterable<string>, set: DeclaredBlocks): DeclaredBlock[] {
  return [...types].flatMap((type) => set.get(type) ?? []);
}

/** @param before, after the blocks of one page in the live set and in the side set */
function breaksOf(
  consumer: DeclaredBlock,
  live: DeclaredBlocks,
  before: readonly DeclaredBlock[],
  after: readonly DeclaredBlock[],
): Omit<Break, 'block' | 'page'>[] {
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
  const { pages, pageCount } = pagesOf(relevant, MAX_PAGES_NAMED);
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
