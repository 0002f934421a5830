/** `3 Ausschreibungen im Gewerk Dach`, `Keine Ausschreibungen` */
export function describeResult(total: number, subject: string): string {
  const hits =
    total === 0 ? 'Keine Ausschreibungen' : total === 1 ? '1 Ausschreibung' : `${total} Ausschreibungen`;
  return subject === '' ? hits : `${hits} im Gewerk ${subject}`;
}
