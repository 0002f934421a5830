import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { pressAssets } from '../../assets/asset.examples.ts';
import type { PressAssetListContent } from './content.ts';

const queryPrefix = 'tx_dmpressasset_imagelist';

const noFilter = { title: '', topic: '', project: '', kind: [], shape: [] };

const options: PressAssetListContent['options'] = {
  topic: [
    { value: 'Neubau', hits: 12 },
    { value: 'Bestandssanierung'.repeat(12).slice(0, 200), hits: 0 },
  ],
  project: [{ value: 'Uferstraße', hits: 8 }],
  kind: [
    { value: 'Foto', hits: 34 },
    { value: 'Visualisierung', hits: 3 },
    { value: 'Architekturfotografie'.repeat(10).slice(0, 200), hits: 0 },
  ],
  shape: [
    { value: 'Querformat', hits: 30 },
    { value: 'Hochformat', hits: 6 },
  ],
};

const NO_OPTIONS = { topic: [], project: [], kind: [], shape: [] };

const page = { path: '/presse/bildmaterial' };

export default [
  {
    name: 'alle Bilder',
    content: {
      heading: 'Bildmaterial',
      level: 1,
      intro:
        'Bilder unserer Häuser und Baustellen in druckfähiger Auflösung. Sie dürfen honorarfrei und nur redaktionell verwendet werden; bitte drucken Sie den Bildnachweis mit ab.',
      email: 'presse@stadtraum-wohnen.example',
      queryPrefix,
      filter: noFilter,
      options,
      items: pressAssets,
      total: pressAssets.length,
    },
    page,
  },
  {
    name: 'gefiltert',
    content: {
      heading: 'Bildmaterial',
      queryPrefix,
      filter: { ...noFilter, title: 'Richtfest', topic: 'Neubau', kind: ['Foto'] },
      options,
      items: pressAssets.slice(0, 1),
      total: 1,
    },
    page,
  },
  {
    name: 'zweite Seite, mit einer Angabe, die nicht zur Auswahl steht',
    content: {
      heading: 'Bildmaterial',
      queryPrefix,
      filter: noFilter,
      problems: [{ name: 'topic', typed: 'Luftschlösser', reason: 'not-an-option' }],
      options,
      items: pressAssets,
      total: 30,
      page: 2,
      pages: 3,
    },
    page,
  },
  {
    name: 'nichts gefunden',
    content: {
      heading: 'Bildmaterial',
      queryPrefix,
      filter: { ...noFilter, title: 'Luftschloss' },
      options,
      refusal: 'leer',
      items: [],
      total: 0,
    },
    page,
  },
  {
    name: 'leer',
    content: {
      heading: 'Bildmaterial',
      queryPrefix,
      filter: noFilter,
      options: NO_OPTIONS,
      items: [],
      total: 0,
    },
    page,
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Pressebilder'.repeat(17).slice(0, 200),
      intro: 'Wohnungsunternehmen'.repeat(11).slice(0, 200),
      queryPrefix,
      filter: { ...noFilter, title: 'Architekturfotografie'.repeat(10).slice(0, 200) },
      options,
      items: pressAssets.slice(-1),
      total: 1,
    },
    page,
  },
] satisfies BlockExample<PressAssetListContent, 'path'>[];
