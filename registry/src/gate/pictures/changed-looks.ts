import type { SetOfReleases } from '../../sets/set-of-releases.ts';
import type { RenderedPair } from '../input/gate-input.ts';
import type { SideSet } from '../input/side-set.ts';
import type { Comparison } from '../outline/compare-pair.ts';
import { pictureDocument, stylesheetsOf } from './picture-document.ts';

/** A block whose looks may have changed, as documents. */
export interface ChangedLook {
  type: string;
  before: string;
  after: string;
}

/**
 * One block for each distinct change: for blocks of a type that change for visitors in the same way, and for the others of a type whose
 * HTML or stylesheets differ. What visitors notice comes first, then one block of each type. Pure.
 *
 * @param pairs in the order of their importance
 * @param comparisons of the same blocks
 */
export function changedLooks(
  pairs: readonly RenderedPair[],
  comparisons: readonly Comparison[],
  side: SideSet,
): ChangedLook[] {
  const changesOf = new Map(comparisons.map(({ block, changes }) => [block.key, changes]));
  const restyled = new Map<string, boolean>();
  const isRestyled = (type: string) => {
    const known = restyled.get(type) ?? stylesDiffer(type, side);
    restyled.set(type, known);
    return known;
  };
  const looks = new Map<string, { look: ChangedLook; isNoticed: boolean }>();
  for (const { block, before, after } of pairs) {
    if (before.kind !== 'rendered' || after.kind !== 'rendered') continue;
    const { type } = block;
    if (before.html === after.html && !isRestyled(type)) continue;
    const signatures = (changesOf.get(block.key) ?? []).map(({ signature }) => signature);
    const key = [type, ...new Set(signatures)].join('\n');
    if (looks.has(key)) continue;
    const documentOf = (html: string, set: SetOfReleases) =>
      pictureDocument(type, html, stylesheetsOf(type, set));
    const look = { type, before: documentOf(before.html, side.live), after: documentOf(after.html, side) };
    looks.set(key, { look, isNoticed: signatures.length > 0 });
  }
  const all = [...looks.values()];
  return [...all.filter(({ isNoticed }) => isNoticed), ...all.filter(({ isNoticed }) => !isNoticed)].map(
    ({ look }) => look,
  );
}

/** Whether a block's stylesheets have other bytes in the side set, or another order. */
function stylesDiffer(type: string, side: SideSet): boolean {
  const [before, after] = [side.live, side].map((set) =>
    stylesheetsOf(type, set).map(({ integrity }) => integrity),
  );
  return before?.join() !== after?.join();
}
