import { germanDate } from '../kernel/german-date.ts';
import type { PressAsset } from './read-assets.ts';

/** A press picture and its file name in the ZIP. */
export interface NamedAsset {
  asset: PressAsset;
  name: string;
}

/**
 * Writes the text file in the ZIP: each picture's caption, credit line and terms of use.
 *
 * @param missing numbers of selected pictures that are unavailable
 * @returns text with CRLF and a byte order mark, so that Windows editors read it correctly
 */
export function writeCaptions(named: readonly NamedAsset[], missing: readonly number[]): string {
  const sections = [
    ['Pressebilder der Stadtraum Wohnen GmbH', 'Bitte drucken Sie den Bildnachweis mit ab.'],
    ...named.map(({ asset: { uid, title, date, credit, terms }, name }) => [
      name,
      `Bild Nr. ${uid} vom ${germanDate(date)}`,
      `Bildunterschrift: ${title}`,
      `Bildnachweis: ${credit}`,
      `Nutzung: ${terms}`,
    ]),
    ...(missing.length > 0
      ? [[`Nicht mehr oder nur auf Anfrage erhältlich: Nr. ${missing.join(', ')}`]]
      : []),
  ];
  return `\uFEFF${sections.map((lines) => `${lines.map(onOneLine).join('\r\n')}\r\n`).join('\r\n')}`;
}

function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
