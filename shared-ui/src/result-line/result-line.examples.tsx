import { Button } from '../button/button.tsx';
import type { ComponentExample } from '../component-example.ts';
import { ResultLine } from './result-line.tsx';

export default [
  { name: 'Treffer', element: <ResultLine>3 Projekte zu „Ufer“</ResultLine> },
  {
    name: 'mit Knopf',
    element: (
      <ResultLine
        action={
          <Button href="/projekte" variant="quiet">
            Ohne Filter neu laden
          </Button>
        }
      >
        Keine Projekte zu „Luftschloss“
      </ResultLine>
    ),
  },
  { name: 'langes Wort', element: <ResultLine>1 Bild zu „{'Richtfest'.repeat(22)}“</ResultLine> },
] satisfies ComponentExample[];
