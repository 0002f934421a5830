import { BLOCK_RULES } from '@stadtraum/contracts/axe-rules';
import { compileValidator } from '@stadtraum/contracts/validation';
import type { BlockDefinition } from '../../../define-block/index.ts';

/** One line for each violation of the block's schema: `/heading: must be string`. */
export function schemaViolations(block: BlockDefinition, content: unknown): string[] {
  const result = compileValidator(block.content, { every: true })(content);
  return result.ok ? [] : result.violations.map(({ path, reason }) => `${path || '/'}: ${reason}`);
}

/** One line for each element with a violation that axe finds. Runs of several examples wait for each other. */
export function accessibilityFindings(element: Element): Promise<string[]> {
  running = running.catch(() => []).then(() => findViolations(element));
  return running;
}

let running: Promise<string[]> = Promise.resolve([]);

async function findViolations(element: Element): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  if (!element.isConnected) return [];
  const { violations } = await axe.run(element, { rules: BLOCK_RULES, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
