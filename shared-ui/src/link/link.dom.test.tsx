import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './link.examples.tsx';
import { Link } from './link.tsx';

describeComponent('Link', examples);

describe('Link', () => {
  it('marks external addresses', () => {
    render(<Link href="https://www.example.org/">Vergabeplattform</Link>);
    expect(screen.getByRole('link', { name: 'Vergabeplattform (externer Link)' })).toBeInTheDocument();
  });

  it.each(['/kontakt', '#oben', 'tel:03023125400', 'mailto:service@stadtraum-wohnen.example'])(
    'says nothing of the kind about %s',
    (href) => {
      render(<Link href={href}>Kontakt</Link>);
      expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', href);
    },
  );
});
