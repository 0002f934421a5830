import type { Finding } from '@stadtraum/contracts/gate';

/** Kinds of refused findings after which a barrier in the same blocks has the same cause: a heading that lost its text is also empty. */
const CAUSES: readonly Finding['kind'][] = ['foreign-change', 'block-empty'];

/**
 * Adds barriers to the finding with the same cause, which then names their rules, so that one cause is one finding. Barriers in other
 * blocks stay findings of their own. Pure.
 */
export function foldBarriers(findings: readonly Finding[]): Finding[] {
  const rules = new Map<Finding, Set<string>>();
  const kept = findings.filter((finding) => {
    const cause = finding.kind === 'accessibility' ? causeOf(finding, findings) : undefined;
    if (cause) rules.set(cause, (rules.get(cause) ?? new Set()).add(ruleOf(finding)));
    return !cause;
  });
  return kept.map((finding) => {
    const broken = rules.get(finding);
    if (!broken) return finding;
    return { ...finding, message: `${finding.message} New barriers: ${[...broken].sort().join(', ')}.` };
  });
}

function causeOf({ blocks, release }: Finding, findings: readonly Finding[]): Finding | undefined {
  return findings.find(
    (finding) =>
      CAUSES.includes(finding.kind) &&
      finding.release === release &&
      blocks.every((block) => finding.blocks.includes(block)),
  );
}

/** `empty-heading` of `accessibility:empty-heading/press`. */
function ruleOf({ id }: Finding): string {
  return id.slice(id.indexOf(':') + 1, id.lastIndexOf('/'));
}
