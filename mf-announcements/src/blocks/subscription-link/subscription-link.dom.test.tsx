import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import type { SubscriptionLinkContent } from './content.ts';
import examples from './subscription-link.examples.ts';
import SubscriptionLink from './subscription-link.tsx';

describeConformance(block, examples);

describe('subscription-link', () => {
  it('submits to the URL of the page when the button is pressed', () => {
    show('bestätigen');
    const button = screen.getByRole('button', { name: 'Abo bestätigen' });
    expect(button.closest('form')).toHaveAttribute('method', 'post');
    expect(button.closest('form')?.hasAttribute('action')).toBe(false);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[P38] asks how often to send e-mails', () => {
    show('bestätigen');
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Abo bestätigen' });
    expect(screen.getByRole('radiogroup', { name: /Wie oft/ })).toContainElement(
      screen.getByRole('radio', { name: 'gesammelt, montags' }),
    );
    expect(new FormData(form ?? undefined).get('frequency')).toBe('instant');
  });

  it('offers to end all subscriptions', () => {
    show('abmelden');
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect([box.name, box.value, box.checked]).toEqual(['alle', '1', false]);
  });

  it('shows the outcome instead of the button', () => {
    show('abgelaufen');
    expect(screen.getByText('Der Link ist abgelaufen.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ausschreibungen');
  });

  it('[R3-1] shows a rejected form with its input, its errors and the field names that the server expects', () => {
    show('zurückgewiesen');
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: /E-Mail/ });
    expect(email).toHaveValue('eva@bau');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    const form = email.closest('form');
    expect(form).toHaveAttribute('action', expect.stringMatching(/^\/\?type=1777&/));
    expect([...new FormData(form ?? undefined).entries()]).toEqual(
      Object.entries({
        email: 'eva@bau',
        company: 'Öztürk Bau GmbH',
        analytics: '1',
        announcement: '401',
        page: '/ausschreibungen',
        'bot-check': '',
      }).map(([name, value]) => [`tx_dmannouncements_subscriptionuser[${name}]`, value]),
    );
    expect(screen.getByText('Validierung des Formulars fehlgeschlagen.')).toBeInTheDocument();
  });
});

function show(name: string): void {
  const content: SubscriptionLinkContent | undefined = examples.find(
    (example) => example.name === name,
  )?.content;
  if (!content) throw new Error(`no example ${name}`);
  render(<SubscriptionLink id="abo" content={content} page={{}} />);
}
