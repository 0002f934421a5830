import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { TeaserContent } from './block.ts';

export default [
  {
    name: 'öffnet die Seite',
    content: {
      heading: 'Wohnraum, der zur Stadt gehört',
      level: 1,
      kicker: 'Stadtraum Wohnen',
      text: 'Rund 9.400 Wohnungen in sieben Bezirken, bezahlbar vermietet, gut gepflegt und in öffentlicher Hand.',
      link: { label: 'Wohnung finden', path: '/immobilien/angebote' },
    },
  },
  {
    name: 'mit Dachzeile und Link',
    content: {
      heading: 'Bildmaterial für die Presse',
      kicker: 'Presse',
      text: 'Bilder unserer Häuser und Baustellen in druckfähiger Auflösung, honorarfrei für die redaktionelle Verwendung.',
      link: { label: 'Zum Bildmaterial', path: '/presse/bildmaterial' },
    },
  },
  {
    name: 'nur Text',
    content: {
      heading: 'Servicebüro Nord zieht um',
      level: 3,
      text: 'Ab dem 3. November sind wir in der Kastanienallee 12 für Sie da.',
    },
  },
  {
    name: 'nach außen',
    content: {
      heading: 'Wohnberechtigungsschein',
      text: 'Den Schein stellt das Bürgeramt aus.',
      link: { label: 'Antrag beim Bürgeramt', path: 'https://www.example.org/wbs' },
    },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Quartiersentwicklung'.repeat(10),
      level: 1,
      kicker: 'Wohnumfeld'.repeat(10),
      text: 'Nachbarschaftstreffpunkt'.repeat(9).slice(0, 200),
      link: { label: 'Mieterversammlung'.repeat(11), path: '/' },
    },
  },
] satisfies BlockExample<TeaserContent>[];
