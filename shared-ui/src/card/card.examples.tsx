import { Badge } from '../badge/badge.tsx';
import type { ComponentExample } from '../component-example.ts';
import { Facade } from '../facade/facade.tsx';
import { Link } from '../link/link.tsx';
import { Card } from './card.tsx';

export default [
  {
    name: 'mit Bild',
    element: (
      <Card
        level={3}
        title="Siedlung am Wasserturm"
        titleId="karte-bild"
        kicker="Mitte"
        href="/immobilien/projekte/wasserturm"
        media={<Facade seed={24} />}
        footer={<Badge tone="success">fertiggestellt</Badge>}
      >
        <p>Nach drei Jahren Sanierung heizen 310 Wohnungen mit Fernwärme statt mit Gas.</p>
      </Card>
    ),
  },
  {
    name: 'mit Link',
    element: (
      <Card
        level={3}
        title="Neubau an der Uferstraße"
        titleId="karte-projekt"
        kicker="Projekt"
        href="/immobilien/projekte/uferstrasse"
      >
        <p>84 Wohnungen, eine Kita und ein Nachbarschaftstreff.</p>
      </Card>
    ),
  },
  {
    name: 'mit Fuß',
    element: (
      <Card
        level={2}
        title="Servicebüro Nord"
        titleId="karte-buero"
        footer={
          <Link href="/kontakt" look="arrow">
            Termin vereinbaren
          </Link>
        }
      >
        <p>Montag bis Donnerstag von 8:30 bis 17:00 Uhr</p>
      </Card>
    ),
  },
  { name: 'nur Titel', element: <Card level={3} title="Lindenhöfe" titleId="karte-titel" /> },
  {
    name: 'langes Wort',
    element: (
      <Card level={3} title={'Quartiersentwicklung'.repeat(10)} titleId="karte-wort" href="/">
        <p>{'Quartiersentwicklung'.repeat(10)}</p>
      </Card>
    ),
  },
] satisfies ComponentExample[];
