import type { Picture } from '@stadtraum/contracts/media';
import type { PicturedAsset } from './pictured-asset.ts';
import type { PressAsset } from './press-asset.ts';

const WIDTHS = [320, 480, 680, 960, 1280, 1600, 2400];

/** The hash is a placeholder: the development page loads the picture's current version. */
export function examplePicture({
  width,
  height,
  id = 'uferstrasse-tag',
}: Pick<Picture, 'width' | 'height'> & { id?: string }): Picture {
  return {
    id,
    src: `/media/${id}.00000000`,
    width,
    height,
    widths: WIDTHS.filter((rendition) => rendition <= width),
    alt: 'Die neuen Häuser an der Uferstraße, vom Wasser aus gesehen',
    colour: '#b8c8d0',
  };
}

export const pressAsset: PicturedAsset = {
  uid: 187,
  title: 'Richtfest an der Uferstraße: der Rohbau von der Wasserseite',
  date: '2026-09-12',
  topic: 'Neubau',
  kind: 'Foto',
  project: 'Uferstraße',
  credit: '© Stadtraum Wohnen / Mara Lindqvist',
  terms: 'honorarfrei, nur redaktionell',
  format: 'JPEG',
  width: 2400,
  height: 1600,
  shape: 'Querformat',
  bytes: 412_000,
  picture: examplePicture({ width: 2400, height: 1600 }),
};

/** An asset without files. */
export const logo: PressAsset = {
  uid: 164,
  title: 'Logo der Stadtraum Wohnen GmbH',
  date: '2024-11-19',
  topic: 'Unternehmen',
  kind: 'Logo',
  credit: '© Stadtraum Wohnen',
  terms: 'honorarfrei, unverändert',
  format: 'SVG',
  width: 1200,
  height: 400,
  shape: 'Panorama',
  bytes: 6200,
};

/** Typical assets and difficult ones: no picture, a tall picture, a word of 200 characters. */
export const pressAssets: PressAsset[] = [
  pressAsset,
  {
    ...pressAsset,
    uid: 171,
    title: 'Fassade der Siedlung am Wasserturm nach der denkmalgerechten Sanierung, Ansicht von Südosten',
    date: '2026-04-28',
    topic: 'Sanierung',
    project: 'Siedlung am Wasserturm',
    picture: examplePicture({ width: 2400, height: 1600, id: 'wasserturm-siedlung-tag' }),
  },
  logo,
  {
    ...pressAsset,
    uid: 153,
    title: 'Schreibtisch von Katrin Vollmer, Sprecherin der Geschäftsführung',
    date: '2025-01-21',
    topic: 'Unternehmen',
    width: 1600,
    height: 2000,
    shape: 'Hochformat',
    picture: examplePicture({ width: 1600, height: 2000, id: 'arbeitsplatz-katrin-vollmer' }),
  },
  {
    ...pressAsset,
    uid: 1,
    title: 'Dachgeschossausbau'.repeat(12).slice(0, 200),
    date: '2025-01-01',
    topic: 'Bestandssanierung'.repeat(6).slice(0, 100),
    credit: 'Bildnachweis'.repeat(17).slice(0, 200),
    terms: 'Nutzungsrechte'.repeat(15).slice(0, 200),
    width: 12_000,
    height: 8000,
    bytes: 184_000_000,
  },
];
