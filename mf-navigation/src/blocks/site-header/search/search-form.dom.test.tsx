import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Suggestion } from './fetch-suggestions.ts';
import { SearchForm } from './search-form.tsx';
import { DEBOUNCE_MS } from './use-suggestions.ts';

/** The requests so far, with functions that respond to them. */
let requests: { url: string; signal: AbortSignal; respond: (suggestions: Suggestion[]) => void }[];
const requestSubmit = jest.fn();

beforeEach(() => {
  requests = [];
  globalThis.fetch = jest.fn(
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const respond = (suggestions: Suggestion[]) =>
          resolve({ ok: true, json: async () => ({ suggestions }) });
        requests.push({ url, signal, respond });
      }),
  ) as unknown as typeof fetch;
  requestSubmit.mockReset();
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
  jest.useFakeTimers();
  render(<SearchForm id="suche" action="/suche" label="Suche" className="place" />);
});
afterEach(() => jest.useRealTimers());

const MIETE = [
  { text: 'Miete' },
  { text: 'Mietvertrag' },
  { text: 'Mietergärten', kindLabel: 'Bildmaterial' },
];

describe('search form', () => {
  it('requests suggestions when the visitor pauses after at least two letters', async () => {
    await typeText('M');
    await pause();
    expect(requests).toEqual([]);
    await typeText('Mi');
    await typeText('Miet');
    await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS - 1));
    expect(requests).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(requests.map(({ url }) => url)).toEqual(['/daten/suchvorschlaege?q=Miet']);
  });

  it('ignores suggestions for earlier input', async () => {
    await typeText('Mie');
    await pause();
    await typeText('Dach');
    expect(requests[0]?.signal.aborted).toBe(true);
    await pause();
    await respond(1, [{ text: 'Dachgarten' }]);
    await respond(0, MIETE);
    expect(options()).toEqual(['Dachgarten']);
  });

  it('shows suggestions in a listbox that the field controls, and announces their number', async () => {
    await open();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
    expect(options()).toEqual(['Miete', 'Mietvertrag', 'MietergärtenBildmaterial']);
    expect(screen.getByRole('status').textContent).toMatch(/^3 Vorschläge/);
  });

  it('shows no suggestions if the request fails', async () => {
    await typeText('Miete');
    await pause();
    globalThis.fetch = jest.fn(async () => ({ ok: false })) as unknown as typeof fetch;
    await typeText('Mieter');
    await pause();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('search form, operated by keyboard', () => {
  it('cycles through the list and the field with ArrowDown and ArrowUp', async () => {
    await open();
    const visited: (string | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      press(key);
      visited.push(activeOption());
    }
    expect(visited).toEqual([
      'Miete',
      'Mietvertrag',
      'MietergärtenBildmaterial',
      undefined,
      'MietergärtenBildmaterial',
      'Mietvertrag',
    ]);
    expect(field()).toHaveFocus();
  });

  it('accepts the active suggestion and searches for it on Enter', async () => {
    await open();
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(field()).toHaveValue('Mietvertrag');
    expect(requestSubmit).toHaveBeenCalledTimes(1);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('lets the browser submit the form on Enter if no suggestion is active', async () => {
    await open();
    expect(press('Enter')).toBe(true);
    expect(requestSubmit).not.toHaveBeenCalled();
  });

  it('closes the list on the first Escape, clears the field on the second and ignores the third', async () => {
    await open();
    press('ArrowDown');
    expect(press('Escape')).toBe(false);
    expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'Miet']);
    expect(press('Escape')).toBe(false);
    expect(field()).toHaveValue('');
    expect(press('Escape')).toBe(true);
  });

  it('reopens the list on Alt+ArrowDown without activating a suggestion', async () => {
    await open();
    press('Escape');
    press('ArrowDown', { altKey: true });
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(activeOption()).toBeUndefined();
  });

  it('leaves Home and End to the text field', async () => {
    await open();
    press('ArrowDown');
    expect(press('Home')).toBe(true);
    expect(activeOption()).toBeUndefined();
  });
});

describe('search form, operated by pointer', () => {
  it('accepts a clicked suggestion and keeps the focus in the field', async () => {
    await open();
    const option = screen.getByRole('option', { name: 'Mietvertrag' });
    expect(fireEvent.pointerDown(option)).toBe(false);
    fireEvent.click(option);
    expect(field()).toHaveValue('Mietvertrag');
    expect(requestSubmit).toHaveBeenCalledTimes(1);
  });

  it('closes the list when the focus leaves', async () => {
    await open();
    fireEvent.blur(field());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });
});

function field(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Suche' });
}

async function typeText(text: string): Promise<void> {
  fireEvent.input(field(), { target: { value: text } });
}

function pause(): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS));
}

async function respond(index: number, suggestions: Suggestion[]): Promise<void> {
  await act(async () => requests[index]?.respond(suggestions));
}

async function open(): Promise<void> {
  field().focus();
  await typeText('Miet');
  await pause();
  await respond(requests.length - 1, MIETE);
}

function press(key: string, modifiers = {}): boolean {
  return fireEvent.keyDown(field(), { key, ...modifiers });
}

function options(): (string | null)[] {
  return screen.getAllByRole('option').map((option) => option.textContent);
}

function activeOption(): string | undefined {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(option?.getAttribute('aria-selected') ?? 'true').toBe('true');
  return option?.textContent ?? undefined;
}
