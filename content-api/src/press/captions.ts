import type { PressAsset } from './read-assets.ts';

/** A press picture, and the name of its file in the ZIP. */
export interface NamedAsset {
  asset: PressAsset;
  name: string;
}

const DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The text that goes with the pictures: caption, credit line and terms of each.
 *
 * @param missing numbers of chosen pictures that are not among them
 * @returns with the line ends and the byte order mark by which every editor on Windows, too, reads it right
 */
export function writeCaptions(named: readonly NamedAsset[], missing: readonly number[]): string {
  const sections = [
    ['Pressebilder der Stadtraum Wohnen GmbH', 'Bitte drucken Sie den Bildnachweis mit ab.'],
    ...named.map(({ asset: { uid, title, date, credit, terms }, name }) => [
      name,
      `Bild Nr. ${uid} vom ${DATE.format(new Date(`${date}T00:00:00Z`))}`,
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
