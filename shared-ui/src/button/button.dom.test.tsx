import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './button.examples.tsx';
import { Button } from './button.tsx';

describeComponent('Button', examples);

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Mehr anzeigen</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('renders a link if it has an href', () => {
    render(<Button href="/kontakt">Kontakt</Button>);
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt');
  });

  it.each(['{Enter}', ' '])('can be pressed with the key "%s"', async (key) => {
    const press = jest.fn();
    render(<Button onClick={press}>Mehr anzeigen</Button>);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is not focusable while disabled', async () => {
    render(<Button disabled>Wird gesendet</Button>);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
