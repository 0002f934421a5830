import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './text-area.examples.tsx';
import { TextArea } from './text-area.tsx';

describeComponent('TextArea', examples);

describe('TextArea', () => {
  it('[R5.4-2] is linked to the error list directly after it while invalid', () => {
    render(<TextArea id="nachricht" label="Nachricht" hint="In Stichworten" errors={['Bitte ausfüllen.']} />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAttribute('aria-describedby', 'nachricht-errors nachricht-hint');
    expect(field).toHaveAttribute('aria-errormessage', 'nachricht-errors');
    expect(field.nextElementSibling?.id).toBe('nachricht-errors');
  });

  it('shows five lines by default', () => {
    const { rerender } = render(<TextArea label="Nachricht" />);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').rows).toBe(5);
    rerender(<TextArea label="Nachricht" rows={2} />);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').rows).toBe(2);
  });
});
