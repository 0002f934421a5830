/** Whether a text is a day that exists: `2026-02-28`, but not `2026-02-30`. */
export function isDay(iso: string): boolean {
  const instant = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(iso);
}
