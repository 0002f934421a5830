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
  { name: 'langes Wort', element: <RichText html={`<p>${'Mietshaus'.repeat(22)}</p>`} /> },
] satisfies ComponentExample[];
