import { countText } from '@stadtraum/shared-ui/german-format';

/** `3 Ausschreibungen im Gewerk Dach`, `Keine Ausschreibungen` */
export function describeResult(total: number, subject: string): string {
  const count = countText(total, 'Ausschreibung', 'Ausschreibungen');
  return subject === '' ? count : `${count} im Gewerk ${subject}`;
}
