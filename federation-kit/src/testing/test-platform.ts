import type { Platform } from '@stadtraum/contracts/platform';
import { watchPlatform } from '../declared-use/index.ts';
import type { BlockDefinition } from '../define-block/index.ts';
import { serverPlatform } from '../platform/index.ts';

/**
 * The platform for tests of one block: it throws when the block uses an event or a query parameter that it has not declared, or a payload
 * that violates its schema.
 *
 * @param parts services that the test controls; the others are those of `serverPlatform`
 */
export function testPlatform(
  block: BlockDefinition,
  content: unknown,
  parts: Partial<Platform> = {},
): Platform {
  return watchPlatform({ ...serverPlatform, ...parts }, block, content, (problem) => {
    throw new Error(problem);
  });
}
