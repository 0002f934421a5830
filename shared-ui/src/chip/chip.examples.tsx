import type { ComponentExample } from '../component-example.ts';
import { Chip } from './chip.tsx';

export default [
  { name: 'aus', element: <Chip pressed={false}>mit Balkon</Chip> },
  { name: 'an', element: <Chip pressed>mit Aufzug</Chip> },
  { name: 'entfernen', element: <Chip removable>Bezirk Nord</Chip> },
  {
    name: 'entfernen, als Link',
    element: (
      <Chip href="/immobilien/angebote" removable>
        Bezirk Nord
      </Chip>
    ),
  },
  { name: 'als Link', element: <Chip href="/service/fragen#miete">Miete und Nebenkosten</Chip> },
  {
    name: 'als Link zum Gezeigten',
    element: (
      <Chip href="/presse/bildmaterial" aria-current="page">
        Alle Bilder
      </Chip>
    ),
  },
  {
    name: 'gesperrt',
    element: (
      <Chip pressed={false} disabled>
        ab 2028
      </Chip>
    ),
  },
  { name: 'langes Wort', element: <Chip removable>{'Erdgeschosswohnung'.repeat(12)}</Chip> },
] satisfies ComponentExample[];
