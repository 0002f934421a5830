import { render } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './skeleton.examples.tsx';
import { Skeleton } from './skeleton.tsx';

describeComponent('Skeleton', examples);

describe('Skeleton', () => {
  it('keeps as many lines as will come', () => {
    const { container } = render(<Skeleton lines={5} />);
    expect(container.querySelectorAll('[data-shape="text"] > span')).toHaveLength(5);
  });

  it('says nothing, and may stand in a paragraph', () => {
    const { container } = render(
      <p>
        <Skeleton shape="picture" />
      </p>,
    );
    expect(container.querySelector('p > [aria-hidden="true"]')?.textContent).toBe('');
  });
});
