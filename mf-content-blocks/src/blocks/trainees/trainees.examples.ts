import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { examplePicture } from '../../examples/pictures.ts';
import type { TraineesContent } from './content.ts';

const heading = 'Wer hier lernt';
const workplace = (id: string, alt: string) => examplePicture(id, alt, { width: 1600, height: 2000 });
const people: TraineesContent['people'] = [
  {
    name: 'Aylin',
    profession: 'Immobilienkauffrau',
    year: '2. Ausbildungsjahr',
    quote: 'Am Telefon lerne ich jeden Tag, wie verschieden Menschen wohnen.',
    picture: workplace(
      'arbeitsplatz-auszubildende-immobilienkauffrau',
      'Schlüsselbrett über einem Grundriss',
    ),
  },
  {
    name: 'Jonas',
    profession: 'Tischler',
    year: '3. Ausbildungsjahr',
    quote: 'Alte Fenster retten: Das kann nicht jeder.',
    picture: workplace('arbeitsplatz-auszubildender-tischler', 'Fensterflügel auf der Werkbank'),
  },
  { name: 'Mira', profession: 'Malerin und Lackiererin', quote: 'Im Herbst streiche ich mein erstes Haus.' },
  { name: 'Can', profession: 'Elektroniker', quote: 'Im Keller fängt alles an.' },
  { name: 'Élodie', profession: 'Bauzeichnerin', quote: 'Ein Strich zu viel kostet später eine Wand.' },
];

export default [
  { name: 'fünf', content: { heading, intro: 'Neun Berufe, ein Betrieb.', people } },
  { name: 'nur eine Person', content: { heading, people: people.slice(0, 1) } },
  { name: 'zwei', content: { heading, people: people.slice(0, 2) } },
  { name: 'leer', content: { heading, people: [] } },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      people: [{ name: LONG_WORD, profession: LONG_WORD, quote: LONG_WORD }, ...people],
    },
  },
] satisfies BlockExample<TraineesContent>[];
