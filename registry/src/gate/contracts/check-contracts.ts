import type { Finding } from '@stadtraum/contracts/gate';
import type { GateInput } from '../input/gate-input.ts';
import { checkEvents } from './check-events.ts';
import { checkQueryKeys } from './check-query-keys.ts';
import { declaredBlocks } from './declared-blocks.ts';

/**
 * Checks what blocks declare of each other: the events that blocks of live content hear are still published on their pages, and the query
 * keys that live content uses are still owned (GA7). Releases that are older than these declarations are unknown: they cause no refusal.
 */
export async function checkContracts(input: ContractsInput): Promise<Finding[]> {
  const [live, side] = [declaredBlocks(input.live), declaredBlocks(input.side)];
  return [...checkEvents(live, side, input), ...(await checkQueryKeys(live, side, input))];
}

type ContractsInput = Pick<GateInput, 'live' | 'side' | 'blocks' | 'allPagesOf' | 'renderAll'>;
