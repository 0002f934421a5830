import type { ComponentExample } from '../component-example.ts';
import { DateField } from './date-field.tsx';

export default [
  { name: 'leer', element: <DateField id="datum-leer" name="datum" label="Einzug ab" /> },
  {
    name: 'mit Datum und Hinweis',
    element: (
      <DateField
        id="datum-wert"
        name="datum"
        label="Angebotsfrist bis"
        hint="Verfahren, deren Frist an diesem Tag endet, sind dabei."
        defaultValue="27.11.2026"
      />
    ),
  },
  {
    name: 'mit Grenzen',
    element: (
      <DateField
        id="datum-grenzen"
        name="datum"
        label="Besichtigung am"
        hint="Vom 1. bis zum 18. Dezember 2026."
        defaultValue="03.12.2026"
        min="2026-12-01"
        max="2026-12-18"
        required
      />
    ),
  },
  {
    name: 'nur Werktage',
    element: (
      <DateField
        id="datum-werktage"
        name="datum"
        label="Termin am"
        hint="Montag bis Freitag."
        defaultValue="03.12.2026"
        workdaysOnly
      />
    ),
  },
  {
    name: 'mit Fehler',
    element: (
      <DateField
        id="datum-fehler"
        name="datum"
        label="Schaden bemerkt am"
        defaultValue="31.02.2026"
        errors={['Den 31.02.2026 gibt es nicht. Bitte prüfen Sie Tag und Monat.']}
      />
    ),
  },
  {
    name: 'gesperrt',
    element: (
      <DateField id="datum-gesperrt" name="datum" label="Vertragsbeginn" defaultValue="01.03.2019" disabled />
    ),
  },
  {
    name: 'langes Wort',
    element: (
      <DateField
        id="datum-wort"
        name="datum"
        label={'Teilnahmewettbewerbsfristverlängerung'.repeat(6)}
        hint={'Angebotsöffnungstermin'.repeat(8)}
      />
    ),
  },
] satisfies ComponentExample[];
