import { render, screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { describeComponent } from '../testing/describe-component.tsx';
import { TextField } from '../text-field/text-field.tsx';
import examples from './form.examples.tsx';
import { Form } from './form.tsx';

describeComponent('Form', examples);

describe('Form', () => {
  it('renders a native form that contains its buttons', () => {
    render(
      <Form method="post" action="/kontakt" actions={<Button type="submit">Senden</Button>}>
        <TextField label="Name" name="name" />
      </Form>,
    );
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Senden' });
    expect(form).toHaveAttribute('action', '/kontakt');
    expect(screen.getByRole<HTMLInputElement>('textbox').form).toBe(form);
  });

  it('explains the asterisk unless `explainsRequired` is false', () => {
    const { rerender } = render(<Form actions={null} />);
    expect(screen.getByText(/müssen ausgefüllt werden/)).toBeInTheDocument();
    rerender(<Form actions={null} explainsRequired={false} />);
    expect(screen.queryByText(/müssen ausgefüllt werden/)).not.toBeInTheDocument();
  });
});
