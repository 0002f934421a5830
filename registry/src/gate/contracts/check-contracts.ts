import type { Finding } from '@stadtraum/contracts/gate';
import type { GateInput } from '../input/gate-input.ts';
import { checkEvents } from './check-events.ts';
import { checkQueryKeys } from './check-query-keys.ts';
import { declaredBlocks } from './declared-blocks.ts';

/**
 * Checks what blocks declare of each other: the events that blocks of live content hear are still published on their pages, and the query
 * keys that live content uses are still owned (GA7). Releases that are older than these declarations are unknown: they cause no refusal.
 */
export function checkContracts({
  live,
  side,
  blocks,
  allPagesOf,
}: Pick<GateInput, 'live' | 'side' | 'blocks' | 'allPagesOf'>): Finding[] {
  const [before, after] = [declaredBlocks(live), declaredBlocks(side)];
  return [
    ...checkEvents(before, after, blocks, allPagesOf),
    ...checkQueryKeys(before, after, blocks, allPagesOf),
  ];
}
