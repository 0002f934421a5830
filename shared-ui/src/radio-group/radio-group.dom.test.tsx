import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './radio-group.examples.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'mail', label: 'E-Mail' },
  { value: 'post', label: 'Brief' },
  { value: 'fax', label: 'Fax', disabled: true },
];

describeComponent('RadioGroup', examples);

describe('RadioGroup', () => {
  it('[R5.4-2] links each invalid radio button to the errors in the group’s container', () => {
    render(<RadioGroup id="weg" name="weg" label="Weg" options={options} errors={['Bitte wählen.']} />);
    const radios = screen.getAllByRole('radio');
    for (const radio of radios) {
      expect(radio).toHaveAttribute('aria-invalid', 'true');
      expect(radio).toHaveAttribute('aria-describedby', 'weg-errors');
    }
    const errors = document.getElementById('weg-errors');
    expect(errors?.textContent).toBe('Bitte wählen.');
    expect(errors?.parentElement?.className).toBe('errorContainer');
    expect(errors?.closest('fieldset')).toBe(radios[0]?.closest('fieldset'));
  });

  it('[AC3] exposes its label, hint, errors and required state on the group', () => {
    render(
      <RadioGroup
        id="weg"
        name="weg"
        label="Weg"
        hint="Schnell?"
        required
        options={options}
        errors={['Wählen.']}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Weg' });
    expect(group).toHaveAttribute('aria-describedby', 'weg-errors weg-hint');
    expect(group).toHaveAttribute('aria-errormessage', 'weg-errors');
    expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual([
      'true',
      'true',
    ]);
  });

  it('gives its id to the first radio button, so that links to the field point to it', () => {
    render(<RadioGroup id="weg" name="weg" label="Weg" options={options} />);
    expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual(['weg', 'weg-2', 'weg-3']);
  });

  it('selects its default value initially and submits the selected value', async () => {
    render(
      <form>
        <RadioGroup name="weg" label="Weg" options={options} defaultValue="mail" />
      </form>,
    );
    const form = document.querySelector('form') ?? undefined;
    expect(new FormData(form).get('weg')).toBe('mail');
    await userEvent.click(screen.getByRole('radio', { name: 'Brief' }));
    expect(new FormData(form).get('weg')).toBe('post');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fax' })).toBeDisabled();
  });

  it('is controlled by its parent if `value` is set', async () => {
    const chosen: string[] = [];
    render(
      <RadioGroup
        name="weg"
        label="Weg"
        options={options}
        value="mail"
        onChange={({ target }) => chosen.push(target.value)}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Brief' }));
    expect(chosen).toEqual(['post']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'E-Mail' })).toBeChecked();
  });
});
