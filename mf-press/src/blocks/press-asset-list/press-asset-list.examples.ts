import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { PressAsset, PressAssetListContent } from './block.ts';

const page = { path: '/presse/bildmaterial' };
const terms = 'honorarfrei, nur redaktionell';
const photo = { terms, format: 'JPEG', width: 5400, height: 3600 } as const;

const picture: NonNullable<PressAsset['picture']> = {
  id: 'uferstrasse-tag',
  // Not the present hash: the stand-alone page gets the picture as it is now.
  src: '/media/uferstrasse-tag.00000000',
  width: 2400,
  height: 1600,
  widths: [320, 480, 640, 960, 1280, 1600, 2400],
  alt: 'Die neuen Häuser an der Uferstraße, vom Wasser aus gesehen',
  colour: '#b8c8d0',
};

const assets: PressAsset[] = [
  {
    ...photo,
    picture,
    uid: 187,
    title: 'Richtfest an der Uferstraße: der Rohbau von der Wasserseite',
    date: '2025-09-12',
    topic: 'Neubau',
    credit: '© Stadtraum Wohnen / Mara Lindqvist',
    bytes: 8_412_000,
  },
  {
    ...photo,
    uid: 186,
    title: 'Grundsteinlegung Kastanienhof',
    date: '2025-06-03',
    topic: 'Neubau',
    credit: '© Stadtraum Wohnen / Jonas Wiebe',
    bytes: 6_930_000,
  },
  {
    ...photo,
    uid: 171,
    title: 'Fassade der Siedlung am Wasserturm nach der denkmalgerechten Sanierung, Ansicht von Südosten',
    date: '2025-04-28',
    topic: 'Sanierung',
    credit: '© Stadtraum Wohnen / Mara Lindqvist',
    bytes: 9_104_000,
  },
  {
    uid: 164,
    title: 'Logo der Stadtraum Wohnen GmbH',
    date: '2024-11-19',
    topic: 'Unternehmen',
    credit: '© Stadtraum Wohnen',
    terms: 'honorarfrei, unverändert',
    format: 'SVG',
    width: 1200,
    height: 400,
    bytes: 6_200,
  },
];

export default [
  {
    name: 'alle Bilder',
    content: {
      heading: 'Bildmaterial',
      level: 1,
      intro:
        'Bilder unserer Häuser und Baustellen in druckfähiger Auflösung. Sie dürfen honorarfrei und nur redaktionell verwendet werden; bitte drucken Sie den Bildnachweis mit ab.',
      filter: { title: '' },
      items: assets,
      total: assets.length,
    },
    page,
  },
  {
    name: 'gefiltert',
    content: {
      heading: 'Bildmaterial',
      filter: { title: 'Richtfest' },
      items: assets.slice(0, 1),
      total: 1,
    },
    page,
  },
  {
    name: 'nichts gefunden',
    content: { heading: 'Bildmaterial', filter: { title: 'Luftschloss' }, items: [], total: 0 },
    page,
  },
  {
    name: 'leer',
    content: { heading: 'Bildmaterial', filter: { title: '' }, items: [], total: 0 },
    page,
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Pressebilder'.repeat(17).slice(0, 200),
      intro: 'Wohnungsunternehmen'.repeat(11).slice(0, 200),
      filter: { title: 'Architekturfotografie'.repeat(10).slice(0, 200) },
      items: [
        {
          ...photo,
          uid: 1,
          title: 'Dachgeschossausbau'.repeat(12).slice(0, 200),
          date: '2025-01-01',
          topic: 'Bestandssanierung'.repeat(6).slice(0, 100),
          credit: 'Bildnachweis'.repeat(17).slice(0, 200),
          terms: 'Nutzungsrechte'.repeat(15).slice(0, 200),
          width: 12_000,
          height: 8_000,
          bytes: 184_000_000,
        },
      ],
      total: 1,
    },
    page,
  },
] satisfies BlockExample<PressAssetListContent, 'path'>[];
