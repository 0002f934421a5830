import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './error-list.examples.tsx';
import { ErrorList } from './error-list.tsx';

describeComponent('ErrorList', examples);

describe('ErrorList', () => {
  it('[R5.4-2] lists every error', () => {
    render(<ErrorList id="fehler" errors={['Zu kurz.', 'Zu leise.']} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Zu kurz.',
      'Zu leise.',
    ]);
  });

  it('is announced immediately only with `announced`', () => {
    const { rerender } = render(<ErrorList id="fehler" errors={['Zu kurz.']} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<ErrorList id="fehler" errors={['Zu kurz.']} announced />);
    expect(screen.getByRole('alert').textContent).toBe('Zu kurz.');
  });
});
