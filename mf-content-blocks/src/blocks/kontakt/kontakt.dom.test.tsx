import { describeConformance } from '@stadtraum/federation-kit/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import block from './block.ts';
import type { KontaktContent } from './content.ts';
import examples from './kontakt.examples.ts';
import Kontakt from './kontakt.tsx';

describeConformance(block, examples);

const content = examples[0]?.content as KontaktContent;
const { endpoint: _, ...withoutEndpoint } = content;
const emailError = { field: 'email', message: 'Diese Adresse gibt es nicht.' };

const CHALLENGE = { algorithm: 'SHA-256', challenge: 'c', maxnumber: 9, salt: 's', signature: 'n' };
jest.mock('@stadtraum/shared-ui/proof-of-work', () => ({
  solveChallenge: jest.fn(async ({ salt }: { salt: string }) => {
    if (salt !== 's') throw new Error('no solution');
    return 'solved';
  }),
}));

describe('kontakt', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[R2.9-1] shows the response after 3000 ms if there is no endpoint', async () => {
    show(withoutEndpoint);
    submit();
    await advance(2999);
    expect(screen.getByText('Ihre Nachricht wird gesendet …')).toBeInTheDocument();
    expect(screen.queryByText('Danke')).not.toBeInTheDocument();
    await advance(1);
    expect(document.activeElement).toHaveTextContent('Danke');
  });

  it.each([
    ['a response after 10 ms', 10, 3000],
    ['a response after 4000 ms', 4000, 4000],
  ])(
    '[R2.9-1] shows %s once it has arrived and 3000 ms have passed',
    async (_title, responseMs, shownAtMs) => {
      respondAfter(responseMs, { status: 'success', reference: '7K3F-9QXD' });
      show(content);
      submit();
      await advance(shownAtMs - 1);
      expect(screen.queryByText('Danke')).not.toBeInTheDocument();
      await advance(1);
      expect(screen.getByText('Danke')).toBeInTheDocument();
      // FO3: the reference number.
      expect(screen.getByText('7K3F-9QXD')).toBeInTheDocument();
    },
  );

  it("sends its fields under the form plugin's names and requests JSON", async () => {
    const fetchMock = respondAfter(0, { status: 'success' });
    show(content);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Jo Öz' } });
    submit();
    await advance(0);
    const [url, { method, headers, body }] = fetchMock.mock.calls[0] as unknown as [string, RequestInit];
    expect([url, method, headers]).toEqual(['/kontakt', 'POST', { accept: 'application/json' }]);
    const sent = body as URLSearchParams;
    expect(sent.get('tx_powermail_pi1[name]')).toBe('Jo Öz');
    expect(sent.get('tx_powermail_pi1[__form]')).toBe('k');
    expect(sent.get('tx_powermail_pi1[__website]')).toBe('');
    expect(Number(sent.get('tx_powermail_pi1[__seconds]'))).toBeGreaterThanOrEqual(0);
  });

  it('[FO5] sends a form once, even if the second click comes before the first has an effect', async () => {
    const fetchMock = respondAfter(10, { status: 'success' });
    show(content);
    // In one `act`, React renders only after both events.
    act(() => {
      submit();
      submit();
    });
    await advance(0);
    submit();
    await advance(10);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('[FO5] leaves the checks to the server, whose messages are in the form', () => {
    show(content);
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });

  it('[SE2] [P29] solves a challenge and resends the same form with the proof of work', async () => {
    const fetchMock = respondWith({ status: 'success', challenge: CHALLENGE }, { status: 'success' });
    show(content);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Jo Öz' } });
    submit();
    await advance(3000);
    expect(screen.getByText('Danke')).toBeInTheDocument();
    const [first, second, ...others] = fetchMock.mock.calls.map(([, { body }]) => body as URLSearchParams);
    expect([
      first?.get('tx_powermail_pi1[__proof]'),
      second?.get('tx_powermail_pi1[__proof]'),
      others,
    ]).toEqual([null, 'solved', []]);
    second?.delete('tx_powermail_pi1[__proof]');
    expect(second?.toString()).toBe(first?.toString());
  });

  it('[SE2] [P29] confirms a stored form even if the proof of work fails', async () => {
    for (const [challenge, second] of [
      [{ ...CHALLENGE, salt: 'too hard' }, { status: 'success' }],
      [CHALLENGE, { code: 'SUBMISSION_UNDELIVERED' }],
      [{ ...CHALLENGE, algorithm: 'unknown' }, { status: 'success' }],
    ]) {
      respondWith({ status: 'success', challenge }, second);
      show(content);
      submit();
      await advance(3000);
      expect(screen.getByText('Danke')).toBeInTheDocument();
      cleanup();
    }
  });

  it('[SE2] resends a form with its proof of work if it was not stored', async () => {
    respondWith({ status: 'error', errors: [emailError], challenge: CHALLENGE }, { status: 'success' });
    show(content);
    submit();
    await advance(3000);
    expect(screen.getByText('Danke')).toBeInTheDocument();
  });

  it('[R2.9-1] shows errors at their fields and keeps the input', async () => {
    respondAfter(10, { status: 'error', errors: [emailError] });
    show(content);
    fireEvent.change(screen.getByLabelText(/^E-Mail/), { target: { value: 'a@b.de' } });
    submit();
    await advance(10);
    const field = screen.getByLabelText<HTMLInputElement>(/^E-Mail/);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['a@b.de', 'true']);
    expect(screen.getByRole('link', { name: emailError.message })).toBeInTheDocument();
  });

  it.each([
    ['a network error', () => Promise.reject(new TypeError('network error'))],
    ['a response that is not JSON', async () => responseWith(() => JSON.parse('<p>503</p>'))],
    ['an unexpected response', async () => responseWith(() => ({ code: 'DATABASE_UNAVAILABLE' }))],
  ])('[R2.9-1] shows an error and keeps the input on %s', async (_title, respond) => {
    globalThis.fetch = jest.fn(respond);
    show(content);
    fireEvent.change(screen.getByLabelText(/^Nachricht/), { target: { value: 'Guten Tag' } });
    submit();
    await advance(0);
    expect(screen.getByRole('link', { name: /konnte nicht gesendet werden/ })).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht/)).toHaveValue('Guten Tag');
  });
});

function show(kontaktContent: KontaktContent): void {
  render(<Kontakt id="k" content={kontaktContent} page={{}} />);
}

function submit(): void {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

function respondAfter(milliseconds: number, body: object) {
  const respond = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(responseWith(() => body)), milliseconds));
  const fetchMock = jest.fn(respond);
  globalThis.fetch = fetchMock;
  return fetchMock;
}

/** Responds to each request with the next body. */
function respondWith(...bodies: unknown[]) {
  const fetchMock = jest.fn(async (_url: string, _init: RequestInit) => {
    const body = bodies.shift();
    return responseWith(() => body);
  });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

/** jsdom has no `Response`. */
function responseWith(read: () => unknown): Response {
  return { json: async () => read() } as Response;
}

function advance(milliseconds: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}
