import type { Control } from './probe.ts';

/** Chooses among the controls of a page. */
export type Choice = (controls: readonly Control[]) => Control[];

/** The first `most` controls of each kind in each type of block. */
export function someOfEachKind(most: number): Choice {
  return atMost(most, ({ blockType, kind }) => `${blockType} ${kind}`);
}

/** One control of each type of block, preferably one that the browser alone would not answer. */
export const oneOfEachBlock: Choice = (controls) => {
  const sorted = controls.toSorted((one, other) => Number(isPlain(one)) - Number(isPlain(other)));
  return atMost(1, ({ blockType }) => blockType)(sorted);
};

function isPlain({ kind }: Control): boolean {
  return !kind.startsWith('button|');
}

function atMost(most: number, keyOf: (control: Control) => string): Choice {
  return (controls) => {
    const counts = new Map<string, number>();
    return controls.filter((control) => {
      const count = (counts.get(keyOf(control)) ?? 0) + 1;
      counts.set(keyOf(control), count);
      return count <= most;
    });
  };
}
