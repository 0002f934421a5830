import type { ComponentExample } from '../component-example.ts';
import { RadioGroup } from './radio-group.tsx';

const callback = [
  { value: 'vormittag', label: 'Vormittags zwischen 9 und 12 Uhr' },
  { value: 'nachmittag', label: 'Nachmittags zwischen 13 und 17 Uhr' },
  { value: 'nie', label: 'Bitte nicht anrufen' },
];

export default [
  {
    name: 'Auswahl',
    element: (
      <RadioGroup
        id="rueckruf"
        name="rueckruf"
        label="Wann dürfen wir Sie anrufen?"
        hint="An Werktagen; wir versuchen es zweimal."
        options={callback}
        defaultValue="nachmittag"
      />
    ),
  },
  {
    name: 'Pflichtfeld mit Fehler',
    element: (
      <RadioGroup
        id="rueckruf-fehler"
        name="rueckruf-fehler"
        label="Wann dürfen wir Sie anrufen?"
        options={callback}
        required
        errors={['Bitte wählen Sie eine Zeit.']}
      />
    ),
  },
  {
    name: 'eine Option',
    element: (
      <RadioGroup
        id="rueckruf-eine"
        name="eine"
        label="Antwort"
        options={[{ value: 'mail', label: 'Per E-Mail' }]}
      />
    ),
  },
  {
    name: 'ohne Optionen',
    element: <RadioGroup id="rueckruf-leer" name="leer" label="Antwort" options={[]} />,
  },
  {
    name: 'gesperrt',
    element: (
      <RadioGroup
        id="rueckruf-gesperrt"
        name="gesperrt"
        label="Wann dürfen wir Sie anrufen?"
        options={callback}
        defaultValue="nie"
        disabled
      />
    ),
  },
  {
    name: 'langes Wort',
    element: (
      <RadioGroup
        id="rueckruf-wort"
        name="wort"
        label={'Rückrufzeitraumwunschangabe'.repeat(8)}
        options={[
          { value: 'lang', label: 'Nachmittagssprechstunde'.repeat(9) },
          { value: 'kurz', label: 'Nie' },
        ]}
      />
    ),
  },
] satisfies ComponentExample[];
