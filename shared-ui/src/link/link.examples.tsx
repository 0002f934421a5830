import type { ComponentExample } from '../component-example.ts';
import { Link } from './link.tsx';

export default [
  {
    name: 'im Satz',
    element: (
      <p>
        Fragen beantwortet das <Link href="/kontakt">Servicebüro</Link> werktags.
      </p>
    ),
  },
  {
    name: 'mit Pfeil',
    element: (
      <Link href="/immobilien/angebote" look="arrow">
        Alle Wohnungsangebote
      </Link>
    ),
  },
  {
    name: 'in einer Liste',
    element: (
      <Link href="/impressum" look="quiet">
        Impressum
      </Link>
    ),
  },
  {
    name: 'nach außen',
    element: <Link href="https://www.example.org/wbs">Wohnberechtigungsschein beantragen</Link>,
  },
  {
    name: 'langes Wort',
    element: <Link href="/suche">{'Wohnungsvermittlung'.repeat(11)}</Link>,
  },
] satisfies ComponentExample[];
