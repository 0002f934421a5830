import { render, screen } from '@testing-library/react';
import { EXAMPLE_PICTURES } from '../picture/example-pictures.ts';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './figure.examples.tsx';
import { Figure } from './figure.tsx';

describeComponent('Figure', examples);

const { landscape } = EXAMPLE_PICTURES;
const caption = () => document.querySelector('figcaption');

describe('Figure', () => {
  it('[R2.3-2] renders a caption for galleries and the picture’s credit', () => {
    render(<Figure picture={landscape} sizes="100vw" caption="Richtfest" />);
    expect(screen.getByRole('figure')).toContainElement(screen.getByRole('img', { name: landscape.alt }));
    expect(caption()?.firstElementChild?.textContent).toBe('Richtfest');
    expect(caption()?.textContent).toContain(landscape.credit);
  });

  it('accepts another credit or an empty credit', () => {
    const { rerender } = render(<Figure picture={landscape} sizes="100vw" credit="© Amt" />);
    expect(caption()?.textContent).toBe('Bild: © Amt');
    rerender(<Figure picture={landscape} sizes="100vw" credit="" />);
    expect(caption()).toBeNull();
  });

  it('passes ratio and priority to its picture', () => {
    render(<Figure picture={landscape} sizes="100vw" ratio="3 / 2" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img').parentElement?.style.getPropertyValue('--picture-ratio')).toBe('3 / 2');
  });
});
