import type { Passage, Weight } from '../../store/passage.ts';
import { germanDate } from './german-date.ts';

/**
 * Extracts the visible texts from a block's content or a record, in order. Addresses, ids and codes are skipped, pictures and videos
 * contribute only their alternative text, and days are written in German.
 */
export function extractText(value: unknown, key = ''): Passage[] {
  if (typeof value === 'string') return key === 'html' ? extractHtml(value) : extractString(value, key);
  if (Array.isArray(value)) return value.flatMap((entry) => extractText(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  if (isMedium(value)) return extractString(value.alt, 'alt');
  return Object.entries(value)
    .filter(([name]) => !INVISIBLE_PROPERTIES.has(name))
    .flatMap(([name, entry]) => extractText(entry, name));
}

/** Properties whose texts are not visible. */
const INVISIBLE_PROPERTIES: ReadonlySet<string> = new Set([
  ...[
    'id',
    'uid',
    'slug',
    'anchor',
    'type',
    'kind',
    'path',
    'href',
    'url',
    'src',
    'link',
    'action',
    'endpoint',
    'internal',
  ],
  ...['icon', 'layout', 'look', 'variant', 'format', 'position', 'ratio', 'language', 'credit'],
]);

const WEIGHTS: ReadonlyMap<string, Weight> = new Map([
  ['heading', 'B'],
  ['title', 'B'],
  ['name', 'B'],
  ['label', 'B'],
  ['number', 'B'],
  ['alt', 'D'],
  ['caption', 'D'],
]);

/** Values that visitors do not see: `completed`, `leichte-sprache`. */
const CODE = /^[a-z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*$/;
const ADDRESS = /^(\/|#|data:|https?:)/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function extractString(text: string, key: string): Passage[] {
  if (text === '' || CODE.test(text) || ADDRESS.test(text)) return [];
  return [{ text: DAY.test(text) ? germanDate(text) : tidy(text), weight: WEIGHTS.get(key) ?? 'C' }];
}

/** Returns a passage for each block-level element. Regular expressions suffice, because the HTML has been sanitised. */
function extractHtml(html: string): Passage[] {
  return html
    .split(BLOCK_EDGE)
    .map((part) => ({
      text: tidy(unescapeHtml(part.replace(/<br[^>]{0,100}>/g, ' ').replace(/<[^>]{0,2000}>/g, ''))),
      weight: /^<h[2-4]/.test(part) ? ('B' as const) : ('C' as const),
    }))
    .filter(({ text }) => text !== '');
}

/** The start of a block-level element. */
const BLOCK_EDGE = /(?=<(?:p|h[2-4]|li|dt|dd|td|th|caption|blockquote|address)[ >])/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function tidy(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}

function isMedium(value: object): value is { alt: string } {
  return 'alt' in value && 'src' in value && typeof value.alt === 'string';
}
