import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './link.examples.tsx';
import { Link } from './link.tsx';

describeComponent('Link', examples);

describe('Link', () => {
  it('marks external links', () => {
    render(<Link href="https://www.example.org/">Vergabeplattform</Link>);
    expect(screen.getByRole('link', { name: 'Vergabeplattform (externer Link)' })).toBeInTheDocument();
  });

  it.each(['/kontakt', '#oben', 'tel:03023125400', 'mailto:service@stadtraum-wohnen.example'])(
    'does not mark %s as external',
    (href) => {
      render(<Link href={href}>Kontakt</Link>);
      expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', href);
    },
  );
});
