import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './checkbox.examples.tsx';
import { Checkbox } from './checkbox.tsx';

describeComponent('Checkbox', examples);

describe('Checkbox', () => {
  it('[R5.4-2] is linked to the error list that follows its container while invalid', () => {
    render(<Checkbox id="ja" label="Ja" hint="Widerruflich" errors={['Bitte zustimmen.']} />);
    const box = screen.getByRole('checkbox', { name: 'Ja' });
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toHaveAttribute('aria-describedby', 'ja-errors ja-hint');
    expect(box).toHaveAttribute('aria-errormessage', 'ja-errors');
    const container = box.parentElement;
    expect(container?.querySelector('label')).toBeInTheDocument();
    expect(container?.nextElementSibling?.id).toBe('ja-errors');
  });

  it('has no aria-invalid or aria-describedby without errors and hint', () => {
    render(<Checkbox label="Ja" />);
    const box = screen.getByRole('checkbox', { name: 'Ja' });
    expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual([null, null]);
  });
});
