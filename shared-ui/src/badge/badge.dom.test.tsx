import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './badge.examples.tsx';
import { Badge } from './badge.tsx';

describeComponent('Badge', examples);

describe('Badge', () => {
  it('is rendered inline in the surrounding text', () => {
    render(
      <p>
        Uferstraße <Badge tone="warning">noch 2 Tage</Badge>
      </p>,
    );
    expect(screen.getByText('noch 2 Tage').closest('p')?.textContent).toBe('Uferstraße noch 2 Tage');
    expect(screen.getByText('noch 2 Tage')).toHaveAttribute('data-tone', 'warning');
  });
});
