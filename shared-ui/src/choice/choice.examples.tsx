import type { ComponentExample } from '../component-example.ts';
import { Choice } from './choice.tsx';

export default [
  { name: 'Kästchen', element: <Choice type="checkbox" id="wahl-leer" name="wahl" label="Dach" /> },
  {
    name: 'Kästchen, angekreuzt',
    element: <Choice type="checkbox" id="wahl-an" name="wahl" label="Elektro" defaultChecked />,
  },
  { name: 'Knopf', element: <Choice type="radio" id="wahl-knopf" name="knopf" label="Frau" /> },
  {
    name: 'Knopf, gewählt',
    element: <Choice type="radio" id="wahl-gewaehlt" name="knopf-2" label="Herr" defaultChecked />,
  },
  {
    name: 'gesperrt',
    element: (
      <Choice type="checkbox" id="wahl-gesperrt" name="wahl" label="Sanitär" defaultChecked disabled />
    ),
  },
  {
    name: 'langes Wort',
    element: <Choice type="radio" id="wahl-wort" name="wort" label={'Wärmedämmverbundsystem'.repeat(10)} />,
  },
] satisfies ComponentExample[];
