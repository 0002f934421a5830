import type { ComponentExample } from '../component-example.ts';
import { Icon } from '../icon/icon.tsx';
import { Badge } from './badge.tsx';

export default [
  { name: 'schlicht', element: <Badge>in Planung</Badge> },
  { name: 'Hausnummer', element: <Badge tone="sign">Nr. 187</Badge> },
  { name: 'betont', element: <Badge tone="accent">Neubau</Badge> },
  { name: 'gut', element: <Badge tone="success">fertiggestellt</Badge> },
  { name: 'dringend', element: <Badge tone="warning">noch 2 Tage</Badge> },
  { name: 'vorbei', element: <Badge tone="error">Frist abgelaufen</Badge> },
  {
    name: 'mit Symbol',
    element: (
      <Badge tone="success">
        <Icon name="accessible" /> barrierefrei
      </Badge>
    ),
  },
  { name: 'langes Wort', element: <Badge tone="sign">{'Erbbaurechtsvertrag'.repeat(11)}</Badge> },
] satisfies ComponentExample[];
