import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './button.examples.tsx';
import { Button } from './button.tsx';

describeComponent('Button', examples);

describe('Button', () => {
  it('does not submit a form unless it says so', () => {
    render(<Button>Mehr anzeigen</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('is a link where it leads somewhere', () => {
    render(<Button href="/kontakt">Kontakt</Button>);
    expect(screen.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt');
  });
});
