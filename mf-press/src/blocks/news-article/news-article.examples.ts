import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { examplePicture } from '../../assets/asset.examples.ts';
import type { NewsArticleContent, NewsRecord } from './content.ts';

const record: NewsRecord = {
  uid: 10,
  slug: 'richtfest-uferstrasse',
  title: 'Richtfest an der Uferstraße',
  date: '2026-09-12',
  category: 'Neubau',
  teaser: 'Der Rohbau steht. Zimmerin Jule Petersen sprach den Richtspruch, 400 Gäste feierten mit.',
  picture: examplePicture({ width: 2400, height: 1600 }),
  html: '<p>Mit dem Richtspruch ist der Rohbau zu Ende gegangen.</p><h2>Wie es weitergeht</h2><p>Bis zum Sommer 2027 folgen Fenster, Klinker und Ausbau.</p>',
  pictures: [
    examplePicture({ width: 2400, height: 1600, id: 'uferstrasse-abend' }),
    examplePicture({ width: 1600, height: 2000, id: 'arbeitsplatz-bauleiter' }),
  ],
};

const back = { label: 'Alle Neuigkeiten', path: '/presse/news' };
const { picture: _, pictures: __, ...textOnly } = record;

export default [
  { name: 'mit Bildern', content: { back, record } },
  { name: 'nur Text', content: { record: textOnly } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      back,
      record: {
        ...record,
        title: 'Wohnungsbaugesellschaft'.repeat(9).slice(0, 200),
        category: 'Wohnungswirtschaft'.repeat(6).slice(0, 100),
        teaser: 'Betriebskostenabrechnung'.repeat(17).slice(0, 400),
        html: `<p>${'Grundsteuerreform'.repeat(12)}</p>`,
      },
    },
  },
] satisfies BlockExample<NewsArticleContent>[];
