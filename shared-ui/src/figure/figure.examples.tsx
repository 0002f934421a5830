import type { ComponentExample } from '../component-example.ts';
import { EXAMPLE_PICTURES } from '../picture/example-pictures.ts';
import { Figure } from './figure.tsx';

const { landscape } = EXAMPLE_PICTURES;
const { credit: _, ...withoutCredit } = landscape;

export default [
  {
    name: 'mit Unterschrift und Nachweis',
    element: (
      <Figure
        picture={landscape}
        sizes="100vw"
        caption="Die Uferstraße im Herbst 2026, vom gegenüberliegenden Ufer aus gesehen."
      />
    ),
  },
  {
    name: 'nur mit Nachweis, beschnitten',
    element: <Figure picture={landscape} sizes="100vw" ratio="21 / 9" />,
  },
  { name: 'ohne Text', element: <Figure picture={withoutCredit} sizes="100vw" ratio="3 / 1" /> },
  {
    name: 'Wörter von 200 Zeichen',
    element: (
      <Figure
        picture={landscape}
        sizes="100vw"
        ratio="3 / 1"
        caption={'Bestandssanierung'.repeat(12).slice(0, 200)}
        credit={'Bildnachweis'.repeat(17).slice(0, 200)}
      />
    ),
  },
] satisfies ComponentExample[];
