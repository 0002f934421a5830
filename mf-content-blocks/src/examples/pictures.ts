import type { Picture } from '@stadtraum/contracts/media';
import { examplePicture } from '../content/example-pictures.ts';

export const UFERSTRASSE: Picture = {
  ...examplePicture('uferstrasse-abend', 'Die Uferstraße am Abend, vom Wasser aus gesehen'),
  credit: '© Stadtraum Wohnen / Mara Lindqvist',
};

export const KASTANIENHOF = examplePicture('kastanienhof-herbst', 'Hof mit alten Kastanien im Herbst');

export const PORTRAIT = examplePicture(
  'portraet-katrin-vollmer',
  'Katrin Vollmer, Sprecherin der Geschäftsführung',
  { width: 1600, height: 2000 },
);

/** A picture that is not there: what stands in its place is looked at with it. */
export const MISSING = examplePicture('fehlt', 'Ein Bild, das es nicht gibt');
