import { sanitiseHtml } from '../../content/sanitise.ts';
import { germanDate } from '../../kernel/german-date.ts';
import type { Passage, Weight } from '../../store/passage.ts';

/**
 * Extracts the visible texts from a block's content or a record, in order, without markup. Addresses, ids and codes are skipped,
 * pictures and videos contribute only their alternative text, days are written in German, and a list of short texts is one passage.
 */
export function extractText(value: unknown, key = ''): Passage[] {
  if (typeof value === 'string') return extractString(value, key);
  if (isTextList(value)) return extractString(value.join(', '), key);
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
    'path',
    'href',
    'url',
    'src',
    'link',
    'action',
    'endpoint',
    'internal',
  ],
  ...['icon', 'layout', 'look', 'variant', 'position', 'ratio', 'language', 'autocomplete'],
]);

/** Properties with texts in some places and codes in others: a person's `name`, and the `name` of a form's field. */
const PROPERTIES_WITH_CODES: ReadonlySet<string> = new Set([
  ...['name', 'kind', 'value', 'state', 'status', 'service', 'prefix', 'narrow', 'format'],
]);

const WEIGHTS: ReadonlyMap<string, Weight> = new Map([
  ['heading', 'B'],
  ['title', 'B'],
  ['name', 'B'],
  ['label', 'B'],
  ['number', 'B'],
  ['features', 'B'],
  ['address', 'B'],
  ['district', 'B'],
  ['alt', 'D'],
  ['caption', 'D'],
  ['credit', 'D'],
  ['format', 'D'],
]);

/** Values that visitors do not see: `leichte-sprache`, `rentBis`. A single word such as `ebenerdig` may be text. */
const CODE = /^[a-z][a-z0-9]*([-_A-Z][a-zA-Z0-9]*)+$/;
const WORD = /^[a-z][a-z0-9]*$/;
const MARKUP = /<\/?[a-z!]/i;
const ADDRESS = /^(\/|#|data:|https?:)/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function extractString(text: string, key: string): Passage[] {
  if (key === 'html') return extractHtml(text);
  if (text === '' || CODE.test(text) || ADDRESS.test(text)) return [];
  if (WORD.test(text) && PROPERTIES_WITH_CODES.has(key)) return [];
  if (MARKUP.test(text)) return extractHtml(sanitiseHtml(text));
  return [{ text: DAY.test(text) ? germanDate(text) : tidy(text), weight: WEIGHTS.get(key) ?? 'C' }];
}

/** A list such as `["Keller", "Balkon nach Süden"]`. Longer texts are separate passages. */
function isTextList(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'string' && entry.length <= MAX_LISTED_LENGTH)
  );
}

const MAX_LISTED_LENGTH = 80;

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
