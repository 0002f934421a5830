/** `1 page (/presse)`, `7 pages (/, /presse, …)` */
export function examplePages(pages: readonly string[], count: number): string {
  const [first = '', second] = pages;
  if (count === 1 || second === undefined) return `1 page (${first})`;
  return `${count} pages (${first}, ${second}${count > 2 ? ', …' : ''})`;
}
