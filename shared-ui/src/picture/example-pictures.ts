import type { Picture } from '@stadtraum/contracts/media';

const example: Picture = {
  id: 'uferstrasse-abend',
  // The server responds to an outdated hash with the current picture, so these examples work with new versions.
  src: '/media/uferstrasse-abend.00000000',
  width: 2400,
  height: 1600,
  widths: [320, 480, 680, 960, 1280, 1600, 2400],
  alt: 'Uferstraße am Abend: fünf neue Häuser am Hafenbecken, in vielen Fenstern brennt Licht',
  credit: '© Stadtraum Wohnen',
  placeholder:
    'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAgCdASoMAAgABABoJZQC7ADsZa0tVoAA/v3mPNyn5o8DrEQrgyNkkkDIwkp5DDBJJaQQAAAA',
  colour: '#7d8fa8',
};

/** Pictures for examples. The stand-alone page shows them if a site is running on the same machine. */
export const EXAMPLE_PICTURES = {
  landscape: example,
  portrait: { ...example, id: 'portrait', width: 1600, height: 2400 },
} satisfies Record<string, Picture>;
