import { PLATFORM_EVENTS } from '@stadtraum/contracts/events';
import { blockLabel, type DeclaredBlock } from './declared-blocks.ts';
import { satisfies, type Verdict, worst } from './satisfies.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Whether what is published on a page satisfies a block that hears an event. Every publisher must; the shell publishes the platform's
 * events.
 *
 * @param onPage the blocks of the page, as a set declares them
 * @param needed schema of the part of the payload that is needed
 */
export function supplyOf(event: string, needed: Schema, onPage: readonly DeclaredBlock[]): Verdict {
  const platformEvent = PLATFORM_EVENTS.find(({ name }) => name === event);
  if (platformEvent) return satisfies({ ...platformEvent.payload }, needed);

  const verdicts = onPage.flatMap((block) => {
    const provided = block.publishes?.[event];
    if (!provided) return [];
    const verdict = satisfies(provided, needed);
    return [{ ...verdict, reason: `${verdict.reason}, published by ${blockLabel(block)}` }];
  });
  if (verdicts.length > 0) return worst(verdicts);
  const older = onPage.find(({ publishes }) => publishes === undefined);
  if (older) return { answer: 'unknown', reason: `${blockLabel(older)} is too old to say what it publishes` };
  return { answer: 'no', reason: 'no block of these pages publishes it' };
}

/** Names of the events that these blocks publish. */
export function publishedBy(blocks: readonly DeclaredBlock[]): Set<string> {
  return new Set(blocks.flatMap(({ publishes = {} }) => Object.keys(publishes)));
}
