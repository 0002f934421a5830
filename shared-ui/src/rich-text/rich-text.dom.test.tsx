import { render } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './rich-text.examples.tsx';
import { RichText } from './rich-text.tsx';

describeComponent('RichText', examples);

describe('RichText', () => {
  it('[R2.11-21] removes an empty paragraph and gives its space to the previous element', () => {
    const { container } = render(<RichText html="<p>A</p><p>&nbsp;</p><p>B</p>" />);
    const paragraphs = [...container.querySelectorAll('p')];
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['A', 'B']);
    expect(paragraphs.map(({ dataset }) => dataset.space)).toEqual(['after', undefined]);
  });

  it('[R2.11-21] adds the space to its root if there is no other element', () => {
    const { container } = render(<RichText html="<p><br></p>" />);
    expect(container.innerHTML).toBe('<div class="richText" data-space="inside"></div>');
  });
});
