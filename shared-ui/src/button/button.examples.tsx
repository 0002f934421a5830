import type { ComponentExample } from '../component-example.ts';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';

export default [
  {
    name: 'alle drei',
    element: (
      <p>
        <Button type="submit">Filtern</Button> <Button variant="secondary">Felder leeren</Button>{' '}
        <Button variant="quiet">Abbrechen</Button>
      </p>
    ),
  },
  {
    name: 'gesperrt',
    element: (
      <p>
        <Button disabled>Wird gesendet</Button>{' '}
        <Button variant="secondary" disabled>
          Zurück
        </Button>
      </p>
    ),
  },
  {
    name: 'als Link',
    element: (
      <p>
        <Button href="/kontakt">Kontakt aufnehmen</Button>
      </p>
    ),
  },
  {
    name: 'mit Symbol',
    element: (
      <p>
        <Button>
          Suchen <Icon name="search" />
        </Button>{' '}
        <Button variant="secondary">
          <Icon name="download" /> Exposé herunterladen
        </Button>
      </p>
    ),
  },
  {
    name: 'nur Symbol',
    element: (
      <p>
        <Button variant="secondary">
          <Icon name="close" label="Schließen" />
        </Button>
      </p>
    ),
  },
  { name: 'in voller Breite', element: <Button>Nachricht senden</Button> },
  {
    name: 'langes Wort',
    element: (
      <p>
        <Button>{'Betriebskostenabrechnung'.repeat(8)}</Button>
      </p>
    ),
  },
] satisfies ComponentExample[];
