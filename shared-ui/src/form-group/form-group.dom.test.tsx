import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import { TextField } from '../text-field/text-field.tsx';
import examples from './form-group.examples.tsx';
import { FormGroup } from './form-group.tsx';

describeComponent('FormGroup', examples);

describe('FormGroup', () => {
  it('[R2.9-2] matches :focus-within, which its stylesheet highlights, while a field has the focus', () => {
    render(
      <>
        <FormGroup>
          <TextField label="Name" />
        </FormGroup>
        <FormGroup>
          <TextField label="Ort" />
        </FormGroup>
      </>,
    );
    screen.getByRole('textbox', { name: 'Ort' }).focus();
    const groups = [...document.querySelectorAll('.group')];
    expect(groups.map((group) => group.matches(':focus-within'))).toEqual([false, true]);
  });
});
