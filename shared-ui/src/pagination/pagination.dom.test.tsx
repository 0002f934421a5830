import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './pagination.examples.tsx';
import { Pagination } from './pagination.tsx';

describeComponent('Pagination', examples);

const hrefOf = (page: number) => `/liste?seite=${page}`;
const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('Pagination', () => {
  it('labels its links and marks the current one', () => {
    render(<Pagination current={5} count={9} hrefOf={hrefOf} />);
    expect(linkNames()).toEqual(['Zurück', 'Seite 1', 'Seite 4', 'Seite 5', 'Seite 6', 'Seite 9', 'Weiter']);
    const currentLink = screen.getByRole('link', { current: 'page' });
    expect(currentLink.textContent).toBe('Seite 5');
    expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/liste?seite=6');
    expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/liste?seite=4');
  });

  it('has no previous link on the first page and no next link on the last', () => {
    const { rerender } = render(<Pagination current={1} count={2} hrefOf={hrefOf} />);
    expect(linkNames()).toEqual(['Seite 1', 'Seite 2', 'Weiter']);
    rerender(<Pagination current={2} count={2} hrefOf={hrefOf} />);
    expect(linkNames()).toEqual(['Zurück', 'Seite 1', 'Seite 2']);
  });

  it('is a navigation landmark with the given label', () => {
    render(<Pagination current={1} count={2} hrefOf={hrefOf} label="Seiten der Bilderliste" />);
    expect(screen.getByRole('navigation', { name: 'Seiten der Bilderliste' })).toBeInTheDocument();
  });

  it('renders nothing for a single page', () => {
    render(<Pagination current={1} count={1} hrefOf={hrefOf} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
