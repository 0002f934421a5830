import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DISTRICTS } from '../../examples/tables.ts';
import block from './block.ts';
import examples from './table.examples.ts';
import Table from './table.tsx';

describeConformance(block, examples);

describe('table', () => {
  beforeEach(() => render(<Table id="t" content={{ table: DISTRICTS }} page={{}} />));

  it('formats numbers in German, with the number of decimals that the column specifies', () => {
    expect(cellTexts()).toEqual([
      ['Mitte', '1.830', '7,10'],
      ['Nord', '2.212', '6,40'],
      ['Hafen', '904', '7,85'],
    ]);
  });

  it('[VI13] draws a chart that is described and refers to the table', () => {
    const chart = screen.getByRole('img', {
      name: 'Balkendiagramm. Höchster Wert: Nord, 2.212; niedrigster Wert: Hafen, 904. Alle Werte stehen in der Tabelle.',
    });
    const widths = [...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
    expect(widths).toEqual(['62.05%', '75%', '30.65%']);
  });

  it('[R2.11-22] sorts numbers by value', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wohnungen' }));
    expect(cellTexts().map(([name]) => name)).toEqual(['Hafen', 'Mitte', 'Nord']);
  });
});

function cellTexts(): (string | null)[][] {
  return [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}
