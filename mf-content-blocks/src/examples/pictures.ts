import type { Picture } from '@stadtraum/contracts/media';

/** An example picture with a placeholder hash: the development page loads the picture's current version. */
export function examplePicture(
  id: string,
  alt: string,
  { width = 2400, height = 1600 }: { width?: number; height?: number } = {},
): Picture {
  const widths = [320, 480, 680, 960, 1280, 1600, 2400].filter((rendition) => rendition <= width);
  return { id, src: `/media/${id}.00000000`, width, height, widths, alt, colour: '#8898a8' };
}

export const UFERSTRASSE: Picture = {
  ...examplePicture('uferstrasse-abend', 'Die Uferstraße am Abend, vom Wasser aus gesehen'),
  credit: '© Stadtraum Wohnen / Mara Lindqvist',
};

export const KASTANIENHOF = examplePicture('kastanienhof-herbst', 'Hof mit alten Kastanien im Herbst');

export const PORTRAIT = examplePicture(
  'arbeitsplatz-katrin-vollmer',
  'Schreibtisch von Katrin Vollmer, Sprecherin der Geschäftsführung',
  { width: 1600, height: 2000 },
);

/** A picture that does not exist, so the placeholder is shown. */
export const MISSING = examplePicture('fehlt', 'Ein Bild, das es nicht gibt');

/** Pictures for blocks that show more than one picture. */
export const EXAMPLE_PICTURES = [
  examplePicture('uferstrasse-abend', 'Klinkerhäuser an der Uferstraße in der blauen Stunde'),
  KASTANIENHOF,
  examplePicture('lindenallee-strasse', 'Blick die Lindenallee hinunter', { height: 1350 }),
  examplePicture('muehlenweg-hof', 'Begrünter Hof im Mühlenweg mit Teich'),
  examplePicture('material-klinker', 'Nahaufnahme: rote und braune Klinker', { width: 1600, height: 1600 }),
  examplePicture('gartenstrasse-nachher', 'Sanierte Zeile in der Gartenstraße'),
] as const;
