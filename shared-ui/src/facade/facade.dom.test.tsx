import { render } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './facade.examples.tsx';
import { Facade } from './facade.tsx';

describeComponent('Facade', examples);

describe('Facade', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Facade seed={7} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has the given width and ends on its ground line', () => {
    const { container } = render(<Facade seed={7} width={960} />);
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 960 200');
    expect(container.querySelector('path:last-of-type')).toHaveAttribute(
      'd',
      expect.stringMatching(/M0 200H960$/),
    );
  });
});
