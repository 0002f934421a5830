import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './choice.examples.tsx';
import { Choice } from './choice.tsx';

describeComponent('Choice', examples);

describe('Choice', () => {
  it.each(['radio', 'checkbox'] as const)('[R2.8-1] draws the check mark of a %s in its label', (type) => {
    render(<Choice type={type} id="dach" label="Dach" />);
    const label = document.querySelector('label');
    const mark = label?.querySelector('[aria-hidden]');
    expect(mark).toHaveAttribute('data-shape', type);
    expect(label?.control).toBe(screen.getByRole(type, { name: 'Dach' }));
  });

  it('is checked by a click on its label and by the space bar', async () => {
    render(<Choice type="checkbox" id="dach" label="Dach" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    const visitor = userEvent.setup();
    await visitor.click(screen.getByText('Dach'));
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    await visitor.keyboard(' ');
    expect(box).not.toBeChecked();
  });
});
