import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './progress.examples.tsx';
import { Progress } from './progress.tsx';

describeComponent('Progress', examples);

describe('Progress', () => {
  it.each([
    [0.25, 25],
    [1 / 11, 100 / 11],
    [0, 0],
    [-1, 0],
    [7, 100],
  ])('shows %d as %d percent', (value, percentage) => {
    render(<Progress label="Schritt" value={value} />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Schritt' });
    expect([bar.value, bar.max]).toEqual([percentage, 100]);
  });

  it('has no value if the progress is unknown', () => {
    render(<Progress label="Nachricht wird gesendet" isLabelHidden />);
    const bar = screen.getByRole('progressbar', { name: 'Nachricht wird gesendet' });
    expect(bar.hasAttribute('value')).toBe(false);
  });
});
