import { escapeXml } from './xml-text.ts';

/** An Atom 1.0 feed (RFC 4287). All URLs are absolute. */
export interface AtomFeed {
  /** URL of the feed, also used as its id. */
  self: string;
  /** URL of the corresponding page. */
  page: string;
  /** Base for relative URLs in the entries' HTML. */
  base: string;
  title: string;
  author: string;
  /** The latest entry is first. */
  entries: AtomEntry[];
}

export interface AtomEntry {
  /** A URI that stays the same when the URL of the entry's page changes. */
  id: string;
  page: string;
  title: string;
  categories: readonly string[];
  /** Plain text. */
  summary: string;
  html: string;
  published: Date;
  /** @default `published` */
  updated?: Date;
}

/** Writes a feed as XML. Its `updated` is that of the first entry. */
export function writeAtom(feed: AtomFeed): string {
  const { self, page, base, title, author, entries } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de" xml:base="${escapeXml(base)}">`,
    element('id', self),
    element('title', title),
    element('updated', instant(updateOf(entries[0]))),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `<author>${element('name', author)}</author>`,
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(entry: AtomEntry): string {
  const { id, page, title, categories, summary, html, published } = entry;
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    element('published', instant(published)),
    element('updated', instant(updateOf(entry))),
    ...categories.map((term) => `<category term="${escapeXml(term)}"/>`),
    element('summary', summary),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n');
}

function updateOf(entry: AtomEntry | undefined): Date {
  return entry?.updated ?? entry?.published ?? new Date(0);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A timestamp in UTC without fractions of a second. */
function instant(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
