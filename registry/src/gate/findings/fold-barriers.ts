import type { Finding } from '@stadtraum/contracts/gate';

/** Kinds of refused findings after which a barrier in the same blocks has the same cause: a heading that lost its text is also empty. */
const CAUSES: readonly Finding['kind'][] = ['foreign-change', 'block-empty'];

/**
 * Adds barriers to the findings with the same cause, which then name their rules, so that one cause is one finding. Barriers in other
 * blocks stay findings of their own. Pure.
 */
export function foldBarriers(findings: readonly Finding[]): Finding[] {
  const rules = new Map<Finding, Set<string>>();
  const kept = findings.filter((finding) => {
    const causes = finding.kind === 'accessibility' ? causesOf(finding, findings) : [];
    for (const cause of causes) rules.set(cause, (rules.get(cause) ?? new Set()).add(ruleOf(finding)));
    return causes.length === 0;
  });
  return kept.map((finding) => {
    const broken = rules.get(finding);
    if (!broken) return finding;
    return { ...finding, message: `${finding.message} New barriers: ${[...broken].sort().join(', ')}.` };
  });
}

/** Findings of the same release that together concern all blocks with the barrier; none if a block is left. */
function causesOf({ blocks, release }: Finding, findings: readonly Finding[]): Finding[] {
  const causes = findings.filter(
    (finding) =>
      CAUSES.includes(finding.kind) &&
      finding.release === release &&
      blocks.some((block) => finding.blocks.includes(block)),
  );
  return blocks.every((block) => causes.some((cause) => cause.blocks.includes(block))) ? causes : [];
}

/** `empty-heading` of `accessibility:empty-heading/press`. */
function ruleOf({ id }: Finding): string {
  return id.slice(id.indexOf(':') + 1, id.lastIndexOf('/'));
}
