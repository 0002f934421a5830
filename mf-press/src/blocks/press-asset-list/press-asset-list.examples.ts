import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { pressAssets } from '../../assets/asset.examples.ts';
import type { PressAssetListContent } from './block.ts';

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
      filter: { title: '' },
      items: pressAssets,
      total: pressAssets.length,
    },
    page,
  },
  {
    name: 'gefiltert',
    content: {
      heading: 'Bildmaterial',
      filter: { title: 'Richtfest' },
      items: pressAssets.slice(0, 1),
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
      items: pressAssets.slice(-1),
      total: 1,
    },
    page,
  },
] satisfies BlockExample<PressAssetListContent, 'path'>[];
