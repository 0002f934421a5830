import { formatNumber } from '@stadtraum/shared-ui/german-format';
import type { Hit } from './hit.ts';

/** A field that the map shows for each hit: `{"field": "totalRent", "unit": "€", "decimals": 2}`. */
export interface HitFact {
  field: string;
  /** After the number. */
  unit: string;
  /** Decimals that are always shown. @default as many as there are, up to two */
  decimals?: number | undefined;
}

/** The facts of a hit in words: `563,56 € · 2 Zimmer · 58,4 m²`. Missing values are left out. */
export function describeHit({ values }: Hit, facts: readonly HitFact[]): string {
  return facts
    .flatMap(({ field, unit, decimals = 0 }) => {
      const value = values[field];
      if (typeof value !== 'number') return [];
      return [`${formatNumber(value, { min: decimals, max: 2 })}\u00a0${unit}`];
    })
    .join(' · ');
}
