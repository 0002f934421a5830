import type { ComponentExample } from '../component-example.ts';
import { TextField } from './text-field.tsx';

export default [
  { name: 'leer', element: <TextField id="feld-leer" label="Titel" name="titel" /> },
  {
    name: 'mit Hinweis',
    element: (
      <TextField
        id="feld-hinweis"
        label="Suchbegriff"
        hint="Zum Beispiel ein Bezirk"
        type="search"
        name="q"
      />
    ),
  },
  {
    name: 'E-Mail, Pflichtfeld',
    element: (
      <TextField
        id="feld-email"
        label="E-Mail-Adresse"
        hint="Nur für Rückfragen; wir geben sie nicht weiter."
        type="email"
        name="email"
        required
      />
    ),
  },
  {
    name: 'mit Fehler',
    element: (
      <TextField
        id="feld-fehler"
        label="E-Mail-Adresse"
        hint="Nur für Rückfragen; wir geben sie nicht weiter."
        type="email"
        name="email"
        defaultValue="j.moeller@"
        required
        errors={['Hinter dem @ fehlt der Name des Anbieters, zum Beispiel „example.org“.']}
      />
    ),
  },
  {
    name: 'mit mehreren Fehlern und langen Wörtern',
    element: (
      <TextField
        id="feld-lang"
        label="Aktenzeichen Ihrer Betriebskostenvorauszahlungsanpassungsmitteilung"
        name="aktenzeichen"
        defaultValue={'Uferstraße'.repeat(20)}
        errors={[
          'Höchstens 50 Zeichen.',
          `${'Wohnraumförderungsbestimmung'.repeat(7)} ist kein Aktenzeichen.`,
        ]}
      />
    ),
  },
  {
    name: 'gesperrt',
    element: (
      <TextField id="feld-gesperrt" label="Kundennummer" name="kunde" defaultValue="104-22-7" disabled />
    ),
  },
  {
    name: 'nur lesbar',
    element: (
      <TextField id="feld-lesbar" label="Vergabenummer" name="nummer" defaultValue="SW-2026-118" readOnly />
    ),
  },
] satisfies ComponentExample[];
