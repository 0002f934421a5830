import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './heading.examples.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';

describeComponent('Heading', examples);

describe('Heading', () => {
  it.each<HeadingLevel>([1, 2, 3, 4])('has the look of its level by default (%d)', (level) => {
    render(<Heading level={level}>Kontakt</Heading>);
    expect(screen.getByRole('heading', { level })).toHaveAttribute('data-look', String(level));
  });

  it('keeps its level with another look', () => {
    render(
      <Heading level={3} look={1} id="kontakt">
        Kontakt
      </Heading>,
    );
    const heading = screen.getByRole('heading', { level: 3, name: 'Kontakt' });
    expect([heading.dataset.look, heading.id]).toEqual(['1', 'kontakt']);
  });
});
