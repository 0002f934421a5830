import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { TeaserContent } from './content.ts';

const picture: NonNullable<TeaserContent['picture']> = {
  id: 'uferstrasse-abend',
  // A placeholder hash: the development page loads the picture's current version.
  src: '/media/uferstrasse-abend.00000000',
  width: 2400,
  height: 1600,
  widths: [320, 480, 680, 960, 1280, 1600, 2400],
  alt: 'Die Uferstraße am Abend, vom Wasser aus gesehen',
  colour: '#686888',
};

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
    name: 'öffnet die Seite mit einem Bild',
    content: {
      heading: 'Wohnraum, der zur Stadt gehört',
      level: 1,
      kicker: 'Stadtraum Wohnen',
      text: 'Rund 9.400 Wohnungen in sieben Bezirken, bezahlbar vermietet, gut gepflegt und in öffentlicher Hand.',
      picture,
      link: { label: 'Wohnung finden', path: '/immobilien/angebote' },
    },
  },
  {
    name: 'mit Bild',
    content: {
      heading: 'Neubau an der Uferstraße',
      kicker: 'Projekte',
      text: 'Bis zum Sommer 2027 entstehen am Hafenbecken 126 Wohnungen, zwei Drittel davon gefördert.',
      picture,
      link: { label: 'Zum Projekt', path: '/immobilien/projekte' },
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
