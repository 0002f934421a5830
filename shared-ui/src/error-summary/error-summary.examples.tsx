import type { ComponentExample } from '../component-example.ts';
import { ErrorSummary } from './error-summary.tsx';

export default [
  { name: 'leer', element: <ErrorSummary errors={[]} /> },
  {
    name: 'ein Fehler',
    element: <ErrorSummary errors={[{ fieldId: 'name', message: 'Bitte geben Sie Ihren Namen an.' }]} />,
  },
  {
    name: 'mehrere Fehler',
    element: (
      <ErrorSummary
        errors={[
          { fieldId: 'name', message: 'Bitte geben Sie Ihren Namen an.' },
          { fieldId: 'email', message: 'Die E-Mail-Adresse ist nicht vollständig.' },
          { fieldId: 'einwilligung', message: 'Bitte stimmen Sie den Datenschutzhinweisen zu.' },
        ]}
      />
    ),
  },
  {
    name: 'langes Wort',
    element: (
      <ErrorSummary
        errors={[{ fieldId: 'wort', message: `${'Betriebskostenvorauszahlung'.repeat(8)} ist zu lang.` }]}
      />
    ),
  },
] satisfies ComponentExample[];
