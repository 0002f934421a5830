import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './masonry.examples.tsx';
import { Masonry } from './masonry.tsx';

describeComponent('Masonry', examples);

const items = ['Hof', 'Dach', 'Keller'].map((key) => ({ key, content: <p>{key}</p> }));

describe('masonry', () => {
  it('[R2.11-10] renders a list in reading order without inline styles on its items', () => {
    render(<Masonry label="Räume" items={items} columnWidth="12rem" />);
    const list = screen.getByRole('list', { name: 'Räume' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Hof', 'Dach', 'Keller']);
    expect(list.style.getPropertyValue('--column-width')).toBe('12rem');
    expect([...list.children].filter((item) => item.hasAttribute('style'))).toEqual([]);
  });
});
