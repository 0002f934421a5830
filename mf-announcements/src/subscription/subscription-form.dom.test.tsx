import { SUBSCRIPTION_ACTION } from '@stadtraum/contracts/forms/subscription';
import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementSubscription } from './announcement-subscription.tsx';
import { SubscriptionForm } from './subscription-form.tsx';

const SUBJECTS = ['Dach', 'Fassade/WDVS', 'Maler'];
const user = userEvent.setup();
const field = (name: string) => `tx_dmannouncements_subscriptionuser[${name}]`;

const CHALLENGE = { algorithm: 'SHA-256', challenge: 'c', maxnumber: 9, salt: 's', signature: 'n' };
jest.mock('@stadtraum/shared-ui/proof-of-work', () => ({ solveChallenge: async () => 'solved' }));

describe('subscription form', () => {
  it('[R3-1] has the specified classes and names, and the uid as a data attribute', () => {
    show('announcement');
    for (const name of ['email', 'company', 'terms', 'analytics']) {
      expect(input(`input-${name}`).name).toBe(field(name));
    }
    expect(form()).toHaveAttribute('data-announcement-uid', '401');
    expect(hidden('announcement').value).toBe('401');
    expect(hidden('bot-check').value).toBe('');
    expect(form().elements.namedItem(field('subjects-concat'))).toBeNull();
    expect(screen.getByRole('link', { name: 'Datenschutzhinweise' })).toHaveAttribute('href', '/datenschutz');
  });

  it('[R7.1-1] [R3-1] [R4.1-1] sends its fields once, with the ticked subjects joined', async () => {
    const fetched = respondWith({ status: 'success', aid: '0', errors: [] });
    show('subjects');
    await user.type(input('input-email'), 'eva@bau.example');
    for (const subject of ['Maler', 'Dach']) await user.click(screen.getByLabelText(subject));
    expect(hidden('subjects-concat').value).toBe('Dach,Maler');
    await user.dblClick(submitButton());
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, { method, body }] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect([address, method]).toEqual([SUBSCRIPTION_ACTION, 'POST']);
    const sent = body as URLSearchParams;
    expect([sent.get(field('email')), sent.get(field('subjects-concat')), sent.get(field('page'))]).toEqual([
      'eva@bau.example',
      'Dach,Maler',
      '/seite',
    ]);
    // R4.1-3: the message that replaces the form has the focus.
    expect(document.querySelector('form')).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('jeder Ausschreibung in den gewählten Gewerken');
  });

  it('[FO2] [P18] does not claim that an email was sent, because a repeated request causes none', async () => {
    respondWith({ status: 'success', aid: 401, errors: [] });
    show('announcement');
    await user.click(submitButton());
    const message = await screen.findByText(/noch nicht bestätigt/);
    expect(message).toHaveTextContent(
      /schon in Ihrem Postfach oder kommt in Kürze.* zehn Minuten nur einmal/,
    );
    expect(message).not.toHaveTextContent('Wir haben Ihnen');
  });

  it('[R5.1-1] [R8-1] sends nothing without a subject and shows a message until the next submit', async () => {
    const fetched = respondWith({ status: 'userExists', aid: 0, errors: [] });
    show('subjects');
    await user.click(submitButton());
    expect(fetched).not.toHaveBeenCalled();
    expect(notice('noSubjectsChosen')).toHaveAttribute('role', 'status');
    await user.click(screen.getByLabelText('Dach'));
    await user.click(submitButton());
    expect(notice('noSubjectsChosen')).toBeNull();
    expect(notice('userExists')).not.toBeNull();
  });

  it('[FO4] lists all errors of a form without a subject, in the order of its fields, and marks them', async () => {
    respondWith({});
    show('subjects');
    await user.type(input('input-email'), 'eva@');
    await user.click(submitButton());
    const summary = screen.getByRole('group', { name: 'Das hat noch nicht geklappt' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Bitte wählen Sie mindestens ein Gewerk aus der Liste.',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org.',
      'Bitte stimmen Sie zu, damit wir Ihnen E-Mails schicken dürfen.',
    ]);
    for (const field of [screen.getByLabelText('Dach'), input('input-email'), input('input-terms')])
      expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('group', { name: /^Gewerke/ })).toHaveAccessibleDescription(
      /mindestens ein Gewerk aus der Liste/,
    );
    expect(links[0]).toHaveAttribute('href', `#${screen.getByLabelText('Dach').id}`);
  });

  it('[R4.1-2] [R4.1-4] marks errors, shows a message after the button, and clears both on the next submit', async () => {
    respondWith({
      status: 'error',
      aid: 401,
      errors: [{ field: 'input-terms', message: 'Bitte stimmen Sie zu.' }],
    });
    show('announcement');
    await user.click(submitButton());
    expect(input('input-terms')).toHaveAttribute('aria-invalid', 'true');
    const summary = await screen.findByRole('group', { name: 'Das hat noch nicht geklappt' });
    expect(summary).toHaveFocus();
    expect(input('input-terms')).toHaveAccessibleDescription('Bitte stimmen Sie zu.');
    expect(within(summary).getByRole('link', { name: 'Bitte stimmen Sie zu.' })).toHaveAttribute(
      'href',
      `#${input('input-terms').id}`,
    );
    expect(submitButton().nextElementSibling?.textContent).toBe('Validierung des Formulars fehlgeschlagen.');

    globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
    await user.click(submitButton());
    expect(input('input-terms')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status').textContent).toBe('Ihre Anmeldung wird gesendet …');
  });

  it('[R4.1-6] shows errors for unknown fields inside the form', async () => {
    respondWith({ status: 'rejected', aid: 401, errors: [{ field: 'input-fax', message: 'Kein Fax.' }] });
    show('announcement');
    await user.click(submitButton());
    expect(form().contains(screen.getByText('Kein Fax.'))).toBe(true);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['an error status', async () => ({ ok: false, json: async () => ({ status: 'success' }) }) as Response],
    [
      'a response that is not JSON',
      async () => ({ ok: true, json: async () => JSON.parse('<p>') }) as Response,
    ],
  ])('[R4.1-7] [R8-5] shows an unknown error inside the form on %s', async (_what, fetched) => {
    globalThis.fetch = jest.fn(fetched);
    show('announcement');
    await user.click(submitButton());
    const text = screen.getByText('Unbekannter Fehler. Bitte versuchen Sie es später nochmals.');
    expect([form().contains(text), text.getAttribute('role')]).toEqual([true, 'alert']);
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
  });

  it('[SE2] [P29] solves a challenge and sends the same request again', async () => {
    const parts = [{ challenge: CHALLENGE }, {}];
    const fetched = jest.fn(async (_address: string, _init: RequestInit) => {
      const body = { status: 'success', aid: 401, errors: [], ...parts.shift() };
      return { ok: true, json: async () => body } as Response;
    });
    globalThis.fetch = fetched as unknown as typeof fetch;
    show('announcement');
    await user.type(input('input-email'), 'eva@bau.example');
    await user.click(submitButton());
    const proofs = fetched.mock.calls.map(([, { body }]) =>
      (body as URLSearchParams).get(field('bot-check')),
    );
    expect(proofs).toEqual(['', 'solved']);
    expect(document.querySelector('form')).not.toBeInTheDocument();
  });

  it('[R2.7-5] fills in test data only on the test host', () => {
    show('subjects');
    expect([input('input-email').value, input('input-terms').checked]).toEqual(['', false]);
    show('subjects', true);
    const [, filled] = document.querySelectorAll<HTMLFormElement>('form');
    const values = new FormData(filled);
    expect(values.get(field('email'))).toMatch(/@example\.org$/);
    expect([values.get(field('terms')), values.get(field('subjects-concat'))]).toEqual(['1', 'Dach']);
  });
});

describe('subscription to one announcement', () => {
  it('[R2.7-3] shows the form in place of its button, and the button again after a reset', async () => {
    respondWith({ status: 'userExists', aid: 401, errors: [] });
    render(<AnnouncementSubscription id="a" announcement={401} pagePath="/ausschreibungen" />);
    const details = document.querySelector('details') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    await user.click(screen.getByText('Ausschreibung abonnieren'));
    // jsdom does not fire the `toggle` event of `<details>`.
    act(() => void details.dispatchEvent(new Event('toggle')));
    expect(details.open).toBe(true);
    expect(input('input-email')).toHaveFocus();
    await user.click(submitButton());
    expect(notice('userExists')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abbrechen', hidden: true }));
    expect(details.open).toBe(false);
    expect(notice('userExists')).toBeNull();
    await new Promise(requestAnimationFrame);
    expect(screen.getByText('Ausschreibung abonnieren')).toHaveFocus();
  });
});

function show(type: 'announcement' | 'subjects', isTestHost = false): void {
  const kind = type === 'subjects' ? { subjects: SUBJECTS } : { announcement: 401 };
  render(
    <PlatformProvider platform={{ ...serverPlatform, settings: { isTestHost, botCheck: false } }}>
      <SubscriptionForm id={`abo-${isTestHost}`} pagePath="/seite" {...kind} />
    </PlatformProvider>,
  );
}

function respondWith(body: unknown) {
  const fetched = jest.fn(async () => ({ ok: true, json: async () => body }) as Response);
  globalThis.fetch = fetched;
  return fetched;
}

function form(): HTMLFormElement {
  return document.querySelector('form') as HTMLFormElement;
}

function input(className: string): HTMLInputElement {
  return document.querySelector(`.${className}`) as HTMLInputElement;
}

function hidden(name: string): HTMLInputElement {
  return form().elements.namedItem(field(name)) as HTMLInputElement;
}

function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Anmelden', hidden: true });
}

function notice(name: string): Element | null {
  return document.querySelector(`[data-notice="${name}"]`);
}
