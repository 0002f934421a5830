import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { FILM_ELSEWHERE, FRAME_HOSTS, PLAN_OF_TOWN } from '../../examples/frames.ts';
import { LONG_WORD } from '../../examples/long-word.ts';
import { KASTANIENHOF, MISSING, UFERSTRASSE } from '../../examples/pictures.ts';
import { DAY_OF_UFERSTRASSE } from '../../examples/videos.ts';
import type { GalleryContent } from './content.ts';

const page = { frames: FRAME_HOSTS };

export default [
  {
    name: 'von allem etwas',
    page,
    content: {
      heading: 'Die Uferstraße',
      intro: 'Von der Baugrube bis zum Einzug.',
      name: 'uferstrasse',
      items: [
        { picture: UFERSTRASSE, caption: 'Der Neubau am Abend' },
        { picture: KASTANIENHOF },
        { video: DAY_OF_UFERSTRASSE, caption: 'Acht Sekunden, ein Tag' },
        { frame: PLAN_OF_TOWN, caption: 'Die Baustelle auf dem Stadtplan' },
        { frame: FILM_ELSEWHERE },
        { id: 'daten', title: 'Daten zum Bau', html: '<p>126 Wohnungen, zwei Drittel gefördert.</p>' },
      ],
    },
  },
  { name: 'ein Bild', page, content: { name: 'hof', items: [{ picture: KASTANIENHOF }] } },
  { name: 'leer', page, content: { heading: 'Bilder', level: 3, name: 'leer', items: [] } },
  {
    name: 'fehlendes Bild, Wort von 200 Zeichen',
    page,
    content: {
      name: 'fehlt',
      items: [
        { picture: MISSING, caption: LONG_WORD },
        { id: 'wort', title: LONG_WORD, html: `<p>${LONG_WORD}</p>` },
      ],
    },
  },
] satisfies BlockExample<GalleryContent, 'frames'>[];
