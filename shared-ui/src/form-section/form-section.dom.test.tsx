import { render, screen, within } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './form-section.examples.tsx';
import { FormSection } from './form-section.tsx';

describeComponent('FormSection', examples);

describe('FormSection', () => {
  it('is a region with the name of its heading, which has level 2 unless it is said', () => {
    render(
      <FormSection id="abo" heading="Abonnieren">
        <form aria-label="Abo" />
      </FormSection>,
    );
    const region = within(screen.getByRole('region', { name: 'Abonnieren' }));
    expect(region.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'abo-heading');
    expect(region.getByRole('form')).toBeInTheDocument();
  });
});
