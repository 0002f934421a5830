import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import { DRAWINGS } from './drawings.ts';
import examples from './icon.examples.tsx';
import { Icon } from './icon.tsx';

describeComponent('Icon', examples);

describe('Icon', () => {
  it('is hidden from screen readers', () => {
    render(<Icon name="arrow" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has the role img if it has a label', () => {
    render(<Icon name="accessible" label="barrierefrei" />);
    expect(screen.getByRole('img', { name: 'barrierefrei' })).toBeInTheDocument();
  });

  it.each(Object.entries(DRAWINGS))('draws %s differently from all others', (name, drawing) => {
    const others = Object.entries(DRAWINGS).filter(([other]) => other !== name);
    expect(others.map(([, path]) => path)).not.toContain(drawing);
    expect(drawing).toMatch(/^M[-\d.MmLlHhVvCcAaSsZz ]+$/);
  });
});
