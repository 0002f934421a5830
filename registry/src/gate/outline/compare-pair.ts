import type { LiveBlock, RenderedPair, Rendering } from '../input/gate-input.ts';
import { compareOutlines, type OutlineChange } from './compare-outlines.ts';
import { outlineOf } from './outline.ts';

/** A rendering without its HTML, of which thousands would fill the memory. */
export type Outcome =
  | { kind: 'rendered'; warnings: readonly string[] }
  | Exclude<Rendering, { kind: 'rendered' }>;

/** A touched block, and what visitors notice of its change. */
export interface Comparison {
  block: LiveBlock;
  before: Outcome;
  after: Outcome;
  /** Empty if visitors notice nothing, or if a side is not rendered. */
  changes: OutlineChange[];
  /** It was visible, and is not any more. */
  isEmptied: boolean;
}

/** Compares what both sets made of a block. Pure. */
export function comparePair({ block, before, after }: RenderedPair): Comparison {
  const outcomes = { block, before: outcomeOf(before), after: outcomeOf(after) };
  if (before.kind !== 'rendered' || after.kind !== 'rendered' || before.html === after.html) {
    return { ...outcomes, changes: [], isEmptied: false };
  }
  const [outlineBefore, outlineAfter] = [outlineOf(before.html), outlineOf(after.html)];
  return {
    ...outcomes,
    changes: compareOutlines(outlineBefore, outlineAfter),
    isEmptied: outlineBefore.isVisible && !outlineAfter.isVisible,
  };
}

function outcomeOf(rendering: Rendering): Outcome {
  return rendering.kind === 'rendered' ? { kind: 'rendered', warnings: rendering.warnings ?? [] } : rendering;
}
