import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './result-line.examples.tsx';
import { ResultLine } from './result-line.tsx';

describeComponent('ResultLine', examples);

describe('ResultLine', () => {
  it('has a status that contains only the result', () => {
    render(
      <ResultLine id="ergebnis" action={<a href="/projekte">Alle</a>}>
        3 Projekte
      </ResultLine>,
    );
    const status = screen.getByRole('status');
    expect([status.id, status.textContent]).toEqual(['ergebnis', '3 Projekte']);
    expect(status.contains(screen.getByRole('link'))).toBe(false);
  });
});
