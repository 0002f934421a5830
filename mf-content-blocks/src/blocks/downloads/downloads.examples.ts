import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { UFERSTRASSE } from '../../examples/pictures.ts';
import { EXAMPLE_VIDEO } from '../../examples/videos.ts';
import type { DownloadsContent } from './content.ts';

export default [
  {
    name: 'Bild, Film und andere Dateien',
    content: {
      heading: 'Zum Herunterladen',
      html: '<p>Honorarfrei für die redaktionelle Verwendung.</p>',
      items: [
        { title: 'Uferstraße am Abend', picture: UFERSTRASSE },
        { title: 'Ein Tag in der Uferstraße', note: 'Ohne Ton.', video: EXAMPLE_VIDEO },
        { title: 'Geschäftsbericht 2025', path: '/dateien/bericht.pdf', format: 'PDF', bytes: 2_412_000 },
        { title: 'Mietspiegel', path: 'https://www.example.org/mietspiegel', format: 'PDF' },
      ],
    },
  },
  { name: 'leer', content: { heading: 'Zum Herunterladen', level: 3, items: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: { items: [{ title: LONG_WORD, note: LONG_WORD, path: '/a.zip', format: 'ZIP', bytes: 10 }] },
  },
] satisfies BlockExample<DownloadsContent>[];
