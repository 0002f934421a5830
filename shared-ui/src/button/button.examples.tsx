import type { ComponentExample } from '../component-example.ts';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';

export default [
  { name: 'primär', element: <Button type="submit">Filtern</Button> },
  { name: 'sekundär', element: <Button variant="secondary">Filter zurücksetzen</Button> },
  { name: 'leise', element: <Button variant="quiet">Abbrechen</Button> },
  { name: 'gesperrt', element: <Button disabled>Wird gesendet</Button> },
  { name: 'als Link', element: <Button href="/kontakt">Kontakt aufnehmen</Button> },
  {
    name: 'mit Symbol',
    element: (
      <Button>
        Suchen <Icon name="search" />
      </Button>
    ),
  },
  { name: 'langes Wort', element: <Button>{'Betriebskostenabrechnung'.repeat(8)}</Button> },
] satisfies ComponentExample[];
