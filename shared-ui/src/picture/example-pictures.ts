import type { Picture } from '@stadtraum/contracts/media';

const example: Picture = {
  id: 'uferstrasse-abend',
  // An outdated hash gets the current picture, so that these examples survive new versions.
  src: '/media/uferstrasse-abend.00000000',
  width: 2400,
  height: 1600,
  widths: [320, 480, 640, 960, 1280, 1600, 2400],
  alt: 'Uferstraße am Abend: fünf neue Häuser am Hafenbecken, in vielen Fenstern brennt Licht',
  credit: '© Stadtraum Wohnen',
  placeholder:
    'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAgCdASoMAAgABABoJZQC7ADsZa0tVoAA/v3mPNyn5o8DrEQrgyNkkkDIwkp5DDBJJaQQAAAA',
  colour: '#7d8fa8',
};

/** Pictures for examples; the stand-alone page shows them while a site is running on this machine. */
export const EXAMPLE_PICTURES = {
  landscape: example,
  portrait: { ...example, id: 'portrait', width: 1600, height: 2400 },
} satisfies Record<string, Picture>;
