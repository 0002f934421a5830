import { Checkbox } from '../checkbox/checkbox.tsx';
import type { ComponentExample } from '../component-example.ts';
import { Link } from '../link/link.tsx';
import { Dropdown } from './dropdown.tsx';

export default [
  {
    name: 'Links',
    element: (
      <Dropdown label="Sortierung: Neueste zuerst">
        <p>
          <Link href="/wohnungen?sort=miete">Niedrigste Miete zuerst</Link>
        </p>
      </Dropdown>
    ),
  },
  {
    name: 'wie ein Feld',
    element: (
      <Dropdown label="Alle Bezirke" look="field">
        <Checkbox id="dropdown-hafen" name="bezirk" value="Hafen" label="Hafen" />
        <Checkbox id="dropdown-nord" name="bezirk" value="Nord" label="Nord" />
      </Dropdown>
    ),
  },
  {
    name: 'am rechten Rand',
    element: (
      <Dropdown label="Sortierung" align="end">
        <p>
          <Link href="/wohnungen?sort=flaeche">Größte Fläche zuerst</Link>
        </p>
      </Dropdown>
    ),
  },
  {
    name: 'langes Wort',
    element: (
      <Dropdown label={'Wohnungsbaugenossenschaft'.repeat(8)}>
        <p>{'Wohnungsbaugenossenschaft'.repeat(8)}</p>
      </Dropdown>
    ),
  },
] satisfies ComponentExample[];
