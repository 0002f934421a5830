import type { ComponentExample } from '../component-example.ts';
import { FormGroup } from '../form-group/form-group.tsx';
import { DateRange } from './date-range.tsx';

export default [
  {
    name: 'leer',
    element: (
      <FormGroup>
        <DateRange
          from={{ id: 'zeitraum-von', name: 'von', label: 'Von' }}
          to={{ id: 'zeitraum-bis', name: 'bis', label: 'Bis' }}
        />
      </FormGroup>
    ),
  },
  {
    name: 'mit Grenzen und Werten',
    element: (
      <FormGroup>
        <DateRange
          from={{
            id: 'grenzen-von',
            name: 'von',
            label: 'Von',
            defaultValue: '01.12.2026',
            hint: 'Ab dem 20. November 2026.',
          }}
          to={{ id: 'grenzen-bis', name: 'bis', label: 'Bis', defaultValue: '18.12.2026' }}
          min="2026-11-20"
          max="2027-03-31"
        />
      </FormGroup>
    ),
  },
  {
    name: 'vertauscht',
    element: (
      <FormGroup>
        <DateRange
          from={{ id: 'vertauscht-von', name: 'von', label: 'Von', defaultValue: '18.12.2026' }}
          to={{
            id: 'vertauscht-bis',
            name: 'bis',
            label: 'Bis',
            defaultValue: '01.12.2026',
            errors: ['Bitte wählen Sie einen Tag ab dem 18.12.2026.'],
          }}
        />
      </FormGroup>
    ),
  },
] satisfies ComponentExample[];
