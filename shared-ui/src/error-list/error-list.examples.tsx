import type { ComponentExample } from '../component-example.ts';
import { ErrorList } from './error-list.tsx';

export default [
  { name: 'leer', element: <ErrorList id="fehler-keine" errors={[]} /> },
  {
    name: 'einer',
    element: <ErrorList id="fehler-einer" errors={['Bitte geben Sie Ihre E-Mail-Adresse ein.']} />,
  },
  {
    name: 'mehrere',
    element: (
      <ErrorList
        id="fehler-mehrere"
        errors={[
          'Der Text ist zu lang: höchstens 2.000 Zeichen.',
          'Adressen von Internetseiten sind hier nicht erlaubt, damit uns keine Werbung erreicht.',
        ]}
      />
    ),
  },
  {
    name: 'langes Wort',
    element: <ErrorList id="fehler-wort" errors={['Betriebskostenvorauszahlung'.repeat(8)]} />,
  },
] satisfies ComponentExample[];
