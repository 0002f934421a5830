import { createHash } from 'node:crypto';
import { type Finding, MAX_CHANGES_NAMED } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { placesOf } from '../findings/places.ts';
import type { GateCheck, GateInput, GateProcesses, LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { ownerOrKit } from '../input/side-set.ts';
import { Standby } from '../page/standby.ts';
import {
  type AccessibilityInspector,
  createInspector,
  type Inspected,
  startAccessibilityProcess,
} from './accessibility-inspector.ts';
import type { Violation } from './accessibility-messages.ts';

/** Pieces of HTML whose violations are kept for the next candidate. */
const MAX_KEPT = 5_000;

const NO_VIOLATIONS: Inspected = { violations: [] };

/** Changed HTML, and the blocks that have it. */
interface ChangedHtml {
  before: string;
  after: string;
  blocks: LiveBlock[];
}

/** A violation that the live set does not have. */
interface NewViolation extends Violation {
  block: LiveBlock;
}

/**
 * Refuses new violations of accessibility: axe runs on the distinct changed HTML of touched blocks, with the rules of the conformance
 * suite. A rule that as many elements violate with the live set is not new. What was found is kept for the next candidates.
 */
export function createAccessibilityCheck(): GateCheck {
  const kept = new Map<string, readonly Violation[]>();
  const standby = new Standby(startAccessibilityProcess);
  const accessibility = async (input: GateInput) => {
    const changed = changedHtml(input.rendered);
    if (changed.length === 0) return [];
    const inspector = createInspector(() => standby.take(input.processes), input);
    const inspect = remember(kept, inspector);
    const found: NewViolation[] = [];
    let inspected = 0;
    try {
      for (const { before, after, blocks } of changed) {
        const result = await inspectBoth(inspect, before, after);
        if (!result) break;
        inspected += 1;
        if ('failed' in result) {
          input.leaveOut(`axe failed on block ${nameOf(blocks)}: ${result.failed}.`);
          continue;
        }
        const { violations, known } = result;
        const added = violations.filter((violation) => isNew(violation, known));
        found.push(
          ...added.flatMap((violation) =>
            blocks.map((block) => ({ ...withNewElements(violation, known), block })),
          ),
        );
      }
    } finally {
      inspector.close();
    }
    const left = changed.length - inspected;
    if (left > 0) {
      const reason = performance.now() < input.deadline ? 'its process ended too often' : 'the time was over';
      input.leaveOut(`axe has not run on ${left} of ${changed.length} changed blocks, because ${reason}.`);
    }
    return findingsOf(found, input);
  };
  return Object.assign(accessibility, {
    prepare: (processes: GateProcesses) => standby.prepare(processes),
    release: () => standby.release(),
  });
}

/** Distinct pairs of HTML that differ, in the order of the blocks. */
function changedHtml(rendered: readonly RenderedPair[]): ChangedHtml[] {
  const changed = new Map<string, ChangedHtml>();
  for (const { block, before, after } of rendered) {
    if (after.kind !== 'rendered') continue;
    const html = { before: before.kind === 'rendered' ? before.html : '', after: after.html };
    if (html.before === html.after) continue;
    const key = hashOf(block.type, html.before, html.after);
    const same = changed.get(key);
    if (same) same.blocks.push(block);
    else changed.set(key, { ...html, blocks: [block] });
  }
  return [...changed.values()];
}

type Inspect = AccessibilityInspector['inspect'];

/** The violations of HTML and those of what it replaces, as far as they are needed; undefined if the time is over. */
async function inspectBoth(inspect: Inspect, before: string, after: string) {
  const result = await inspect(after);
  if (!result || 'failed' in result) return result;
  const { violations } = result;
  const earlier = violations.length > 0 ? await inspect(before) : NO_VIOLATIONS;
  return earlier && 'violations' in earlier ? { violations, known: earlier.violations } : earlier;
}

/** The block of a piece of HTML, and a page that shows it. */
function nameOf([block]: readonly LiveBlock[]): string {
  return `${block?.type} on ${block?.pages[0]}`;
}

function remember(
  kept: Map<string, readonly Violation[]>,
  inspector: Pick<AccessibilityInspector, 'inspect'>,
): Inspect {
  return async (html) => {
    if (html === '') return NO_VIOLATIONS;
    const key = hashOf(html);
    const known = kept.get(key);
    const result = known ? { violations: known } : await inspector.inspect(html);
    // Set again, so that the oldest is the first.
    kept.delete(key);
    if (result && 'violations' in result) kept.set(key, result.violations);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}

function isNew({ rule, elements }: Violation, known: readonly Violation[]): boolean {
  const before = known.find((other) => other.rule === rule)?.elements.length ?? 0;
  return elements.length > before;
}

function withNewElements(violation: Violation, known: readonly Violation[]): Violation {
  const before = new Set(known.flatMap(({ rule, elements }) => (rule === violation.rule ? elements : [])));
  const elements = violation.elements.filter((element) => !before.has(element));
  return elements.length > 0 ? { ...violation, elements } : violation;
}

/** One finding for each rule and type of a changed remote, and for each rule that a kit breaks. */
function findingsOf(violations: readonly NewViolation[], input: GateInput): Finding[] {
  const owners = new Map(input.side.flatMap((owner) => owner.blocks.map(({ type }) => [type, owner])));
  const groups = new Map<string, { release: ReleaseManifest; group: [NewViolation, ...NewViolation[]] }>();
  for (const violation of violations) {
    const { type } = violation.block;
    const owner = owners.get(type);
    if (!owner) continue;
    const release = ownerOrKit(owner, input);
    const id = `accessibility:${violation.rule}/${release.kind === 'kit' ? release.name : type}`;
    const known = groups.get(id);
    if (known) known.group.push(violation);
    else groups.set(id, { release, group: [violation] });
  }
  return [...groups].map(([id, { release, group }]) => {
    const [{ rule, help, helpUrl, elements }] = group;
    const { facts, subject, where } = placesOf(
      group.map(({ block }) => block),
      input.pagesOf,
    );
    const distinct = [...new Set(group.flatMap((violation) => violation.elements))];
    return {
      ...{ id, kind: 'accessibility', severity: 'refused' },
      message: `With ${releaseLabel(release)}, ${subject('has', 'have')} a new barrier on ${where}: ${help} (${rule}), in ${elements[0]}.`,
      remedy: `Fix it; ${helpUrl} explains the rule.`,
      ...{ release: releaseLabel(release), ...facts },
      changes: distinct.slice(0, MAX_CHANGES_NAMED).map((after) => ({ after })),
    };
  });
}

function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64');
}
