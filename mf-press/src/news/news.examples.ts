import { examplePicture } from '../assets/asset.examples.ts';
import type { NewsItem } from './news-item.ts';

const picture = examplePicture({ width: 2400, height: 1600 });

export const newsItem: NewsItem = {
  uid: 10,
  title: 'Richtfest an der Uferstraße',
  date: '2026-09-12',
  category: 'Neubau',
  teaser: 'Der Rohbau steht. Zimmerin Jule Petersen sprach den Richtspruch, 400 Gäste feierten mit.',
  picture,
  path: '/presse/news/richtfest-uferstrasse',
};

/** Typical and difficult cases: no picture, a long title, a word of 200 characters. */
export const newsItems: NewsItem[] = [
  newsItem,
  {
    ...newsItem,
    uid: 5,
    title:
      'Siedlung am Wasserturm: Nach drei Jahren denkmalgerechter Sanierung sind die letzten Gerüste gefallen',
    category: 'Sanierung',
    path: '/presse/news/wasserturm-siedlung-fertig',
  },
  {
    uid: 7,
    title: 'Hoffest im Mühlenweg',
    date: '2026-07-06',
    category: 'Quartier',
    teaser: 'Eine Tafel für alle.',
    path: '/presse/news/hoffest-muehlenweg',
  },
  {
    ...newsItem,
    uid: 3,
    title: 'Servicebürobarrierefreiheit'.repeat(8).slice(0, 200),
    category: 'Wohnungswirtschaft'.repeat(6).slice(0, 100),
    teaser: 'Betriebskostenabrechnung'.repeat(17).slice(0, 400),
    path: '/presse/news/servicebuero-nord',
  },
];
