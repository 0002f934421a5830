import { escapeHtml } from '@stadtraum/server-base/html';

/** Escapes text for XML and HTML, including attributes, and removes control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\t\n\r]/gu, ''));
}
