const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML and HTML have it, in attributes too. XML knows no control characters but tab and the ends of lines. */
export function escapeXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
