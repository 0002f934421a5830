import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './equal-heights.examples.tsx';
import { EqualHeights } from './equal-heights.tsx';

describeComponent('EqualHeights', examples);

const items = ['Hof', 'Dach'].map((key) => ({
  key,
  content: (
    <>
      <b>{key}</b>
      <p>Text</p>
    </>
  ),
}));

describe('equal heights', () => {
  it('[R2.4-6] is a list whose items take as many rows of the grid as they have parts', () => {
    render(<EqualHeights label="Orte" parts={2} items={items} />);
    const list = screen.getByRole('list', { name: 'Orte' });
    expect(list.style.getPropertyValue('--parts')).toBe('2');
    expect([...list.children].map(({ children }) => children.length)).toEqual([2, 2]);
  });
});
