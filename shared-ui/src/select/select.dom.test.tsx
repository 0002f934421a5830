import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './select.examples.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '', label: 'Alle' },
  { value: 'hafen', label: 'Hafen' },
];

describeComponent('Select', examples);

describe('Select', () => {
  it('[R5.4-2] is linked to the error list directly after it while invalid', () => {
    render(<Select id="bezirk" label="Bezirk" hint="Wo?" options={options} errors={['Bitte wählen.']} />);
    const field = screen.getByRole('combobox', { name: 'Bezirk' });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAttribute('aria-describedby', 'bezirk-errors bezirk-hint');
    expect(field).toHaveAttribute('aria-errormessage', 'bezirk-errors');
    expect(field.nextElementSibling?.id).toBe('bezirk-errors');
  });

  it('submits the selected option', async () => {
    const changed = jest.fn();
    render(
      <form>
        <Select label="Bezirk" name="bezirk" options={options} onChange={changed} />
      </form>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Hafen');
    expect(changed).toHaveBeenCalledTimes(1);
    expect([...new FormData(document.querySelector('form') ?? undefined)]).toEqual([['bezirk', 'hafen']]);
  });
});
