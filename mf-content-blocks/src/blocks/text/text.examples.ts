import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import type { TextContent } from './content.ts';

export default [
  {
    name: 'Seitentitel mit Einleitung',
    content: {
      heading: 'Häufige Fragen',
      level: 1,
      html: '<p>Von der Bewerbung bis zum Auszug: Hier stehen die Antworten, nach denen uns Mieterinnen und Mieter am häufigsten fragen. Was fehlt, beantwortet das <a href="/kontakt">Servicebüro</a>.</p>',
    },
  },
  {
    name: 'Abschnitt',
    content: {
      heading: 'Wer wir sind',
      html:
        '<p>Die Stadtraum Wohnen GmbH gehört der Stadt. Wir vermieten rund 9.400 Wohnungen in sieben Bezirken, halten sie instand und bauen jedes Jahr neue hinzu.</p>' +
        '<p>Zwei Drittel unserer Wohnungen vergeben wir an Haushalte mit <strong>Wohnberechtigungsschein</strong>. Was wir erwirtschaften, bleibt in den Häusern:</p>' +
        '<ul><li>neue Aufzüge und schwellenfreie Zugänge</li><li>Dämmung und Fernwärme statt Gas</li><li>Höfe, in denen man gern sitzt</li></ul>',
    },
  },
  {
    name: 'Unterabschnitt',
    content: {
      heading: 'Öffnungszeiten',
      level: 3,
      html: '<p>Montag bis Donnerstag 8:30–17:00 Uhr, Freitag 8:30–13:00 Uhr.</p>',
    },
  },
  {
    name: 'ohne Überschrift',
    content: { html: '<p>Stand der Angaben: 1. Oktober 2025.</p>' },
  },
  {
    name: 'Wort von 200 Zeichen',
    content: {
      heading: 'Wohnungsbaugenossenschaft'.repeat(8),
      level: 2,
      html: `<p>${'Betriebskostenabrechnungen'.repeat(8).slice(0, 200)}</p>`,
    },
  },
] satisfies BlockExample<TextContent>[];
