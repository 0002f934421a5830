import { compileValidator } from '@stadtraum/contracts/validation';
import type { BlockDefinition } from '../../../define-block/index.ts';

/** A page's rules, which do not apply to a single block; see `testing/checks.ts`. The browser also checks contrasts. */
const PAGE_RULES = ['region', 'page-has-heading-one'];

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
  const rules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));
  if (!element.isConnected) return [];
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
