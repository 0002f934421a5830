const EURO = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** `1.234,50 €` */
export function describeEuro(amount: number): string {
  return EURO.format(amount);
}

/** `58,4 m²` */
export function describeArea(area: number): string {
  return `${NUMBER.format(area)}\u00a0m²`;
}

/** `2,5` */
export function describeNumber(amount: number): string {
  return NUMBER.format(amount);
}

/** `sofort`, or the day: `1. März 2027`. Both days are `YYYY-MM-DD`. */
export function describeAvailable(available: string, today: string): string {
  return available <= today ? 'sofort' : DAY.format(new Date(`${available}T00:00:00Z`));
}
