import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './text-field.examples.tsx';
import { TextField } from './text-field.tsx';

describeComponent('TextField', examples);

describe('TextField', () => {
  it('has its label as accessible name and its hint as description', () => {
    render(<TextField id="q" label="Suchbegriff" hint="Zum Beispiel ein Bezirk" />);
    const field = screen.getByRole('textbox', { name: 'Suchbegriff' });
    expect(descriptionOf(field)).toEqual(['Zum Beispiel ein Bezirk']);
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).not.toHaveAttribute('aria-errormessage');
  });

  it('[R5.4-2] is linked to the error list directly after it while invalid', () => {
    render(<TextField id="q" label="Name" hint="Wie im Mietvertrag" errors={['Bitte ausfüllen.']} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(descriptionOf(field)).toEqual(['Bitte ausfüllen.', 'Wie im Mietvertrag']);
    expect(field).toHaveAttribute('aria-errormessage', field.nextElementSibling?.id);
    expect(field.nextElementSibling?.textContent).toBe('Bitte ausfüllen.');
  });

  it('generates ids if none is given', () => {
    render(
      <>
        <TextField label="Vorname" errors={['Bitte ausfüllen.']} />
        <TextField label="Nachname" errors={['Bitte ausfüllen.']} />
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getByRole('textbox', { name: 'Nachname' })).toHaveAttribute('id');
  });

  it('marks a required field with an asterisk and the required attribute', () => {
    render(<TextField label="Name" required />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(field.required).toBe(true);
    expect(document.querySelector('label')).toHaveTextContent('*');
  });

  it('sets type and autocomplete for email addresses', () => {
    render(<TextField label="E-Mail" type="email" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect([field.type, field.autocomplete]).toEqual(['email', 'email']);
  });
});

function descriptionOf(field: Element): (string | null | undefined)[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
