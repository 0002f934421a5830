import type { HitCount } from '@stadtraum/contracts/list';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DEBOUNCE_MS } from './follow-hits.ts';
import { HitsButton } from './hits-button.tsx';

/** The requests so far, with functions that respond to them. */
let requests: { url: string; signal: AbortSignal; respond: (count: HitCount | 'failure') => void }[];

beforeEach(() => {
  requests = [];
  globalThis.fetch = jest.fn(
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const respond = (count: HitCount | 'failure') =>
          resolve({ ok: count !== 'failure', json: async () => count });
        requests.push({ url, signal, respond });
      }),
  ) as unknown as typeof fetch;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('HitsButton', () => {
  it('[VI1] follows the fields with the number that the list would show, and announces it', async () => {
    show();
    expect(button()).toHaveAccessibleName('24 Angebote zeigen');
    await type('7');
    await type('700');
    expect(requests).toEqual([]);
    await pause();
    expect(requests.map(({ url }) => url)).toEqual(['/daten/treffer/liste?tx_x%5Bmiete%5D=700']);
    expect(screen.getByRole('status')).toHaveTextContent('');
    await respond({ total: 1 });
    expect(button()).toHaveAccessibleName('1 Angebot zeigen');
    expect(screen.getByRole('status').textContent).toBe('1 Angebot');
  });

  it('[VI1] counts what was filled in before the script ran', async () => {
    show('700');
    await pause();
    expect(requests.map(({ url }) => url)).toEqual(['/daten/treffer/liste?tx_x%5Bmiete%5D=700']);
  });

  it('[VI1] requests nothing while the fields are as the page rendered them', async () => {
    show();
    await pause();
    await type('700');
    await pause();
    await respond({ total: 3 });
    await type(' ');
    await pause();
    expect(requests).toHaveLength(1);
    expect(button()).toHaveAccessibleName('24 Angebote zeigen');
  });

  it('ignores counts for earlier input', async () => {
    show();
    await type('700');
    await pause();
    await type('800');
    await pause();
    expect(requests[0]?.signal.aborted).toBe(true);
    await respond({ total: 9 });
    expect(button()).toHaveAccessibleName('9 Angebote zeigen');
  });

  it.each<[string, HitCount | 'failure']>([
    ['after a failure', 'failure'],
    [
      '[R5.2-1] for input that the list ignores',
      { total: 24, problems: [{ name: 'miete', typed: 'abc', reason: 'not-a-number' }] },
    ],
    ['for an invalid response', {} as HitCount],
  ])('[VI1] has no number %s', async (_name, response) => {
    show();
    await type('abc');
    await pause();
    await respond(response);
    expect(button()).toHaveAccessibleName('Angebote zeigen');
    expect(button()).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('[VI1] has no number if no response arrives', async () => {
    show();
    await type('700');
    await pause();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(button()).toHaveAccessibleName('Angebote zeigen');
  });

  it('stops requesting when it is removed', async () => {
    const { unmount } = show();
    await type('700');
    unmount();
    await pause();
    expect(requests).toEqual([]);
  });
});

function show(filledIn = '') {
  document.body.innerHTML = `<form id="f" action="/liste"><input name="tx_x[miete]" aria-label="Miete"><div></div></form>`;
  if (filledIn) (screen.getByRole('textbox') as HTMLInputElement).value = filledIn;
  const container = document.querySelector('div') ?? undefined;
  return render(<HitsButton form="f" total={24} one="Angebot" many="Angebote" />, { container });
}

function button(): HTMLElement {
  return screen.getByRole('button');
}

async function type(value: string): Promise<void> {
  await act(async () => fireEvent.input(screen.getByRole('textbox'), { target: { value } }));
}

async function pause(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS));
}

async function respond(count: HitCount | 'failure'): Promise<void> {
  await act(async () => requests.at(-1)?.respond(count));
}
