import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './text-field.examples.tsx';
import { TextField } from './text-field.tsx';

describeComponent('TextField', examples);

describe('TextField', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField id="q" label="Suchbegriff" hint="Zum Beispiel ein Bezirk" />);
    const field = screen.getByRole('textbox', { name: 'Suchbegriff' });
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Zum Beispiel ein Bezirk',
    );
  });
});
