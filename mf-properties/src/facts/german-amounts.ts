import { formatLongDay, formatNumber } from '@stadtraum/shared-ui/german-format';

/** `1.234,50 €` */
export function describeEuro(amount: number): string {
  return `${formatNumber(amount, { min: 2 })}\u00a0€`;
}

/** `58,4 m²` */
export function describeArea(area: number): string {
  return `${formatNumber(area, { max: 2 })}\u00a0m²`;
}

/** `2,5` */
export function describeNumber(value: number): string {
  return formatNumber(value, { max: 2 });
}

/** `sofort`, or a date: `1. März 2027`. Both parameters are `YYYY-MM-DD`. */
export function describeAvailable(available: string, today: string): string {
  return available <= today ? 'sofort' : formatLongDay(available);
}
