import { describeConformance } from '@stadtraum/federation-kit/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import block from './block.ts';
import type { KontaktContent } from './content.ts';
import examples from './kontakt.examples.ts';
import Kontakt from './kontakt.tsx';

describeConformance(block, examples);

const content = examples[0]?.content as KontaktContent;
const { endpoint: _, ...withoutEndpoint } = content;
const wrong = { field: 'email', message: 'Diese Adresse gibt es nicht.' };

const CHALLENGE = { algorithm: 'SHA-256', challenge: 'c', maxnumber: 9, salt: 's', signature: 'n' };
jest.mock('@stadtraum/shared-ui/proof-of-work', () => ({
  solveChallenge: jest.fn(async ({ salt }: { salt: string }) => {
    if (salt !== 's') throw new Error('the browser cannot');
    return 'solved';
  }),
}));

describe('kontakt', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[R2.9-1] without an endpoint, responds after 3000 ms', async () => {
    show(withoutEndpoint);
    submit();
    await pass(2999);
    expect(screen.getByText('Ihre Nachricht wird gesendet …')).toBeInTheDocument();
    expect(screen.queryByText('Danke')).not.toBeInTheDocument();
    await pass(1);
    expect(document.activeElement).toHaveTextContent('Danke');
  });

  it.each([
    ['an answer after 10 ms', 10, 3000],
    ['an answer after 4000 ms', 4000, 4000],
  ])('[R2.9-1] %s, responds when it and 3000 ms have both arrived', async (_title, answered, shown) => {
    answerAfter(answered, { status: 'success' });
    show(content);
    submit();
    await pass(shown - 1);
    expect(screen.queryByText('Danke')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('Danke')).toBeInTheDocument();
  });

  it('sends its fields under the names of the form plugin, and asks for JSON', async () => {
    const fetched = answerAfter(0, { status: 'success' });
    show(content);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Jo Öz' } });
    submit();
    submit();
    await pass(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, { method, headers, body }] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect([address, method, headers]).toEqual(['/kontakt', 'POST', { accept: 'application/json' }]);
    const sent = body as URLSearchParams;
    expect(sent.get('tx_powermail_pi1[name]')).toBe('Jo Öz');
    expect(sent.get('tx_powermail_pi1[__form]')).toBe('k');
    expect(sent.get('tx_powermail_pi1[__website]')).toBe('');
    expect(Number(sent.get('tx_powermail_pi1[__seconds]'))).toBeGreaterThanOrEqual(0);
  });

  it('[SE2] [P29] solves a challenge and sends the same form again', async () => {
    const fetched = answersWith({ status: 'success', challenge: CHALLENGE }, { status: 'success' });
    show(content);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Jo Öz' } });
    submit();
    await pass(3000);
    expect(screen.getByText('Danke')).toBeInTheDocument();
    const [first, second, ...more] = fetched.mock.calls.map(([, { body }]) => body as URLSearchParams);
    expect([first?.get('tx_powermail_pi1[__proof]'), second?.get('tx_powermail_pi1[__proof]'), more]).toEqual(
      [null, 'solved', []],
    );
    second?.delete('tx_powermail_pi1[__proof]');
    expect(second?.toString()).toBe(first?.toString());
  });

  it('[SE2] [P29] accepts a stored form even if the proof fails', async () => {
    for (const [challenge, second] of [
      [{ ...CHALLENGE, salt: 'too hard' }, { status: 'success' }],
      [CHALLENGE, { code: 'SUBMISSION_UNDELIVERED' }],
      [{ ...CHALLENGE, algorithm: 'unknown' }, { status: 'success' }],
    ]) {
      answersWith({ status: 'success', challenge }, second);
      show(content);
      submit();
      await pass(3000);
      expect(screen.getByText('Danke')).toBeInTheDocument();
      cleanup();
    }
  });

  it('[SE2] sends a form again with its proof if it was not stored', async () => {
    answersWith({ status: 'error', errors: [wrong], challenge: CHALLENGE }, { status: 'success' });
    show(content);
    submit();
    await pass(3000);
    expect(screen.getByText('Danke')).toBeInTheDocument();
  });

  it('[R2.9-1] shows errors at their fields and keeps the input', async () => {
    answerAfter(10, { status: 'error', errors: [wrong] });
    show(content);
    fireEvent.change(screen.getByLabelText(/^E-Mail/), { target: { value: 'a@b.de' } });
    submit();
    await pass(10);
    const field = screen.getByLabelText<HTMLInputElement>(/^E-Mail/);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['a@b.de', 'true']);
    expect(screen.getByRole('link', { name: wrong.message })).toBeInTheDocument();
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['an answer that is no JSON', async () => answerOf(() => JSON.parse('<p>503</p>'))],
    ['an answer of another kind', async () => answerOf(() => ({ code: 'DATABASE_UNAVAILABLE' }))],
  ])('[R2.9-1] %s shows an error and keeps the input', async (_title, answer) => {
    globalThis.fetch = jest.fn(answer);
    show(content);
    fireEvent.change(screen.getByLabelText(/^Nachricht/), { target: { value: 'Guten Tag' } });
    submit();
    await pass(0);
    expect(screen.getByRole('link', { name: /konnte nicht gesendet werden/ })).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht/)).toHaveValue('Guten Tag');
  });
});

function show(shown: KontaktContent): void {
  render(<Kontakt id="k" content={shown} page={{}} />);
}

function submit(): void {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

function answerAfter(milliseconds: number, body: object) {
  const answer = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answerOf(() => body)), milliseconds));
  const fetched = jest.fn(answer);
  globalThis.fetch = fetched;
  return fetched;
}

/** Answers one request after the other. */
function answersWith(...bodies: unknown[]) {
  const fetched = jest.fn(async (_address: string, _init: RequestInit) => {
    const body = bodies.shift();
    return answerOf(() => body);
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

/** jsdom has no `Response`. */
function answerOf(read: () => unknown): Response {
  return { json: async () => read() } as Response;
}

function pass(milliseconds: number): Promise<void> {
  return act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}
