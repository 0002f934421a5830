import type { ComponentExample } from '../component-example.ts';
import { RichText } from './rich-text.tsx';

export default [
  {
    name: 'Absätze, Liste und Link',
    element: (
      <RichText
        html={
          '<p>Die Betriebskostenabrechnung kommt <strong>spätestens zum Jahresende</strong>.</p>' +
          '<ul><li>Heizung und Warmwasser</li><li>Hausreinigung</li></ul>' +
          '<p>Einwände nimmt das <a href="/kontakt">Servicebüro</a> entgegen.</p>'
        }
      />
    ),
  },
  {
    name: 'mit Zwischenüberschriften',
    element: (
      <RichText html="<h2>Einzug</h2><p>Schlüssel gibt es vor Ort.</p><h3>Übergabe</h3><p>Ein Protokoll hält den Zustand fest.</p>" />
    ),
  },
  {
    name: 'Zitat, Aufzählung und Begriffe',
    element: (
      <RichText
        html={
          '<blockquote>„Ein Hof ist dann gelungen, wenn jemand darin sitzen bleibt.“</blockquote>' +
          '<ol><li>Sie sagen uns, wie viele Zimmer Sie brauchen.</li><li>Wir merken Sie für ein Jahr vor.</li></ol>' +
          '<dl><dt>Wohnungen</dt><dd>9.412</dd><dt>Durchschnittliche Nettokaltmiete</dt><dd>6,84 Euro je Quadratmeter</dd></dl>'
        }
      />
    ),
  },
  {
    name: 'Tabelle',
    element: (
      <RichText
        html={
          '<table><caption>Telefonnummern</caption><thead><tr><th scope="col">Anliegen</th><th scope="col">Nummer</th><th scope="col">Zeiten</th></tr></thead>' +
          '<tbody><tr><th scope="row">Zentrale</th><td><a href="tel:03023125400">030 23125-400</a></td><td>Mo–Do 8–17 Uhr, Fr 8–13 Uhr</td></tr>' +
          '<tr><th scope="row">Reparaturannahme</th><td><a href="tel:03023125410">030 23125-410</a></td><td>Mo–Fr 7–18 Uhr</td></tr></tbody></table>'
        }
      />
    ),
  },
  {
    name: 'leere Absätze',
    element: (
      <RichText html="<p>Vor einem leeren Absatz stehen vierzig Pixel.</p><p>&nbsp;</p><p>Und dann geht es weiter.</p>" />
    ),
  },
  { name: 'leer', element: <RichText html="" /> },
  { name: 'langes Wort', element: <RichText html={`<p>${'Mietshaus'.repeat(22)}</p>`} /> },
] satisfies ComponentExample[];
