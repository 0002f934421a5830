import type { Picture } from '@stadtraum/contracts/media';

/** Pictures for examples. Their hashes are not the present ones: the stand-alone page gets the pictures as they are now. */
const widths = [320, 480, 640, 960, 1280, 1600, 2400];

export const UFERSTRASSE: Picture = {
  id: 'uferstrasse-abend',
  src: '/media/uferstrasse-abend.00000000',
  width: 2400,
  height: 1600,
  widths,
  alt: 'Die Uferstraße am Abend, vom Wasser aus gesehen',
  credit: '© Stadtraum Wohnen / Mara Lindqvist',
  colour: '#686888',
};

export const KASTANIENHOF: Picture = {
  id: 'kastanienhof-herbst',
  src: '/media/kastanienhof-herbst.00000000',
  width: 2400,
  height: 1600,
  widths,
  alt: 'Hof mit alten Kastanien im Herbst',
  colour: '#a08858',
};

export const PORTRAIT: Picture = {
  id: 'portraet-katrin-vollmer',
  src: '/media/portraet-katrin-vollmer.00000000',
  width: 1600,
  height: 2000,
  widths: [320, 480, 640, 960, 1280, 1600],
  alt: 'Katrin Vollmer, Sprecherin der Geschäftsführung',
  colour: '#8a8f98',
};

/** A picture that is not there: what stands in its place is looked at with it. */
export const MISSING: Picture = {
  id: 'fehlt',
  src: '/media/fehlt.00000000',
  width: 1200,
  height: 800,
  widths: [320, 640, 1200],
  alt: 'Ein Bild, das es nicht gibt',
  colour: '#90a0b0',
};
