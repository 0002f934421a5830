import { escapeHtml } from '@stadtraum/server-base/html';

/** Escapes text for XML and HTML, also in attributes, and removes control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\t\n\r]/gu, ''));
}
