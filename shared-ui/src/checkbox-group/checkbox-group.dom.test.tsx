import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './checkbox-group.examples.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'dach', label: 'Dach' },
  { value: 'elektro', label: 'Elektro' },
];

describeComponent('CheckboxGroup', examples);

describe('CheckboxGroup', () => {
  it('[R5.4-2] links each invalid box to the error list that follows the container of the boxes', () => {
    render(
      <CheckboxGroup id="g" name="g" label="Gewerke" hint="Mehrere" options={options} errors={['Wählen.']} />,
    );
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toHaveAttribute('aria-invalid', 'true');
      expect(box).toHaveAttribute('aria-describedby', 'g-errors');
      expect(box.parentElement?.parentElement?.nextElementSibling?.firstElementChild?.id).toBe('g-errors');
    }
    const group = screen.getByRole('group', { name: 'Gewerke' });
    expect(group).toHaveAttribute('aria-describedby', 'g-errors g-hint');
  });

  it('[AC3] names a required group as required, for which HTML has no attribute', () => {
    render(<CheckboxGroup name="g" label="Gewerke" required options={options} />);
    expect(screen.getByRole('group', { name: 'Gewerke (Pflichtangabe)' })).toBeInTheDocument();
  });

  it('adds a class to an option’s label', () => {
    const marked = options.map((option) => ({ ...option, labelClassName: `is-${option.value}` }));
    render(<CheckboxGroup name="g" label="Gewerke" options={marked} />);
    const label = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dach' }).labels?.[0];
    expect(label?.classList.contains('is-dach')).toBe(true);
  });

  it('ticks its default values initially and submits the ticked values', async () => {
    render(
      <form>
        <CheckboxGroup name="g" label="Gewerke" options={options} defaultValues={['dach']} />
      </form>,
    );
    const form = document.querySelector('form') ?? undefined;
    expect(new FormData(form).getAll('g')).toEqual(['dach']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elektro' }));
    expect(new FormData(form).getAll('g')).toEqual(['dach', 'elektro']);
  });

  it('submits options under their own names', () => {
    const named = ['lift', 'garden'].map((name) => ({ name, value: '1', label: name }));
    render(
      <form>
        <CheckboxGroup
          label="Ausstattung"
          options={named.map((option) => ({ ...option, defaultChecked: option.name === 'lift' }))}
        />
      </form>,
    );
    const form = document.querySelector('form') ?? undefined;
    expect([...new FormData(form)]).toEqual([['lift', '1']]);
  });

  it('is controlled by its parent if `values` is set', async () => {
    const changed = jest.fn();
    render(<CheckboxGroup name="g" label="Gewerke" options={options} values={['dach']} onChange={changed} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elektro' }));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elektro' })).not.toBeChecked();
  });
});
