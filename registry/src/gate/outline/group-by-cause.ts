/** Above this number of signatures that differ only in their texts, the texts are the content's: one cause. */
const MAX_VARIANTS = 3;

/** Changes that have one cause, as far as their signatures tell. */
export interface CauseGroup<Item> {
  /** Sorted. The same cause gives the same signatures in another check. */
  signatures: string[];
  items: Item[];
}

/**
 * Groups items by the signatures of their changes. Items belong together if the signatures of one are among those of the other: a
 * cause shows itself in more ways in one block than in another. Pure.
 */
export function groupByCause<Item>(
  items: readonly Item[],
  signaturesOf: (item: Item) => readonly string[],
): CauseGroup<Item>[] {
  const generalise = generaliser(items.flatMap(signaturesOf));
  const bySet = new Map<string, CauseGroup<Item>>();
  for (const item of items) {
    const signatures = [...new Set(signaturesOf(item).map(generalise))].sort();
    const key = signatures.join('\n');
    const group = bySet.get(key) ?? { signatures, items: [] };
    group.items.push(item);
    bySet.set(key, group);
  }
  // The smallest sets first: larger ones join them.
  const sets = [...bySet.values()].sort((a, b) => a.signatures.length - b.signatures.length);
  const causes: CauseGroup<Item>[] = [];
  for (const set of sets) {
    const cause = causes.find(({ signatures }) => signatures.every((one) => set.signatures.includes(one)));
    if (cause) cause.items.push(...set.items);
    else causes.push(set);
  }
  return causes;
}

/** Replaces the texts of signatures that occur in many variants. */
function generaliser(signatures: readonly string[]): (signature: string) => string {
  const variants = new Map<string, Set<string>>();
  for (const signature of signatures) {
    const kind = kindOf(signature);
    variants.set(kind, (variants.get(kind) ?? new Set()).add(signature));
  }
  return (signature) => {
    const kind = kindOf(signature);
    return (variants.get(kind)?.size ?? 0) > MAX_VARIANTS ? kind : signature;
  };
}

/** `link "Mehr" → "Weiter"` is `link changed`; `heading emptied` stays. */
function kindOf(signature: string): string {
  return signature.includes(' → ') ? `${signature.split(' ', 1)[0]} changed` : signature;
}
