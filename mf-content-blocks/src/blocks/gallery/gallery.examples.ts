import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { EXTERNAL_VIDEO, FRAME_HOSTS, TOWN_MAP } from '../../examples/frames.ts';
import { LONG_WORD } from '../../examples/long-word.ts';
import { KASTANIENHOF, MISSING, UFERSTRASSE } from '../../examples/pictures.ts';
import { EXAMPLE_VIDEO } from '../../examples/videos.ts';
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
        { video: EXAMPLE_VIDEO, caption: 'Acht Sekunden, ein Tag' },
        { frame: TOWN_MAP, caption: 'Die Baustelle auf dem Stadtplan' },
        { frame: EXTERNAL_VIDEO },
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
