import { describeConformance } from '@stadtraum/federation-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import block from './block.ts';
import examples from './contact-form.examples.ts';
import ContactForm from './contact-form.tsx';
import type { ContactFormContent } from './content.ts';

describeConformance(block, examples);

const [validated, unvalidated, confirmed] = examples.map(({ content }) => content as ContactFormContent);

describe('contact-form', () => {
  it('[R5.4-1] [R5.4-2] [R8-6] validates before submitting, with German messages linked to their fields', async () => {
    const fetchMock = mockFetch();
    show(validated);
    const visitor = userEvent.setup();
    await visitor.type(screen.getByLabelText(/^E-Mail/), 'jo@nirgends');
    await send(visitor);

    const summary = await screen.findByRole('group', { name: 'Das hat noch nicht geklappt' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Bitte wählen Sie aus: Betroffene Räume.',
      'Bitte füllen Sie dieses Feld aus: Beschreibung.',
      'Bitte wählen Sie aus: Tageszeit.',
      'Bitte füllen Sie dieses Feld aus: Name.',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org.',
      'Bitte bestätigen Sie: Ich bin einverstanden.',
    ]);

    const text = screen.getByLabelText(/^Beschreibung/);
    expect(errorsOf(text)).toBe(text.nextElementSibling);
    const radio = screen.getByLabelText('Vormittag', { selector: '[type=radio]' });
    expect(errorsOf(radio).closest('fieldset')).toBe(radio.closest('fieldset'));
    const box = screen.getByLabelText(/^Ich bin einverstanden/);
    expect(errorsOf(box)).toBe(box.parentElement?.nextElementSibling);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('[R5.4-1] removes a message when its field becomes valid, and keeps the summary until the next attempt', async () => {
    mockFetch();
    show(validated);
    const visitor = userEvent.setup();
    await send(visitor);
    await screen.findByRole('group', { name: 'Das hat noch nicht geklappt' });
    const name = screen.getByLabelText(/^Name/);
    await visitor.type(name, 'Jo');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
    expect(name).toHaveFocus();
    expect(screen.getByRole('link', { name: /Name\.$/ })).toBeInTheDocument();
  });

  it('[FO5] sends a form once, even if the second click comes before the first has an effect', async () => {
    let respond: (response: unknown) => void = () => {};
    const fetchMock = jest.fn(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    const { form, ...content } = validated as ContactFormContent;
    const optional = { name: 'text', label: 'Text', type: 'text' as const, required: false };
    show({ ...content, form: { ...form, pages: [{ fields: [optional] }] } });
    const element = document.querySelector('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(element);
      fireEvent.submit(element);
    });
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    fireEvent.submit(element);
    await act(async () => respond({ json: async () => ({ status: 'error' }) }));
    await screen.findByRole('group', { name: 'Das hat noch nicht geklappt' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('[VI3] opens the page in place of one that is gone, by sending the form without a script', async () => {
    const errors = [{ field: '__form', message: 'Dieses Angebot gibt es nicht mehr.' }];
    mockFetch().mockResolvedValue({ json: async () => ({ status: 'error', errors, isOnPage: true }) });
    const { form, ...content } = validated as ContactFormContent;
    const optional = { name: 'text', label: 'Text', type: 'text' as const };
    show({ ...content, form: { ...form, pages: [{ fields: [optional] }] } });
    const element = document.querySelector('form') as HTMLFormElement;
    element.submit = jest.fn();
    await send(userEvent.setup());
    await waitFor(() => expect(element.submit).toHaveBeenCalledTimes(1));
    expect(element).toHaveAttribute('aria-busy', 'true');
  });

  it('[FO4] validates what the fields hold, even if it missed an entry', async () => {
    mockFetch();
    show(validated);
    const visitor = userEvent.setup();
    await send(visitor);
    await screen.findByRole('group', { name: 'Das hat noch nicht geklappt' });
    // As if typed after the session was rendered, and before its first effect.
    screen.getByLabelText<HTMLInputElement>(/^Telefon/).value = 'a';
    await send(visitor);
    await screen.findByRole('link', { name: 'Bitte geben Sie eine gültige Telefonnummer ein.' });
  });

  it.each([
    ['script and server', validated],
    ['the server', unvalidated],
  ])('[FO4] [FO5] leaves the checks to %s from the start, never to the browser', (_whom, content) => {
    show(content);
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });

  it('renders a plain form when client validation is off', () => {
    show(unvalidated);
    expect(document.querySelector('form')).toHaveAttribute('action', '/service/reparatur');
  });

  it('[R2.8-2] shows the confirmation in place of the form', () => {
    show(confirmed);
    expect(document.querySelector('[data-form-confirmation]')).toHaveTextContent('Danke');
    expect(document.querySelector('form')).not.toBeInTheDocument();
    expect(screen.getByText('7K3F-9QXD').closest('p')).toHaveTextContent('Ihre Vorgangsnummer: 7K3F-9QXD.');
  });

  it('[R2.8-2] takes the focus on the confirmation when no script scrolls to it', () => {
    const html = renderToString(
      <ContactForm id="f" content={confirmed as ContactFormContent} page={{ path: '/melden' }} />,
    );
    expect(html).toMatch(/<noscript>.*autofocus/);
  });

  it('[AC4] fills in the page that the visitor comes from, unless the visitor has changed it', () => {
    const field = { name: 'seite', type: 'text' as const, label: 'Seite', prefill: 'from' as const };
    const { form, ...content } = validated as ContactFormContent;
    const reported = { ...content, form: { ...form, pages: [{ fields: [field] }] }, from: '/immobilien' };
    const html = (content: ContactFormContent) =>
      renderToString(<ContactForm id="f" content={content} page={{ path: '/melden' }} />);
    expect(html(reported)).toContain('value="/immobilien"');
    const errors = [{ field: 'seite', message: 'Zu lang.' }];
    expect(html({ ...reported, answer: { errors, values: { seite: 'Start' } } })).toContain('value="Start"');
  });
});

function show(content: ContactFormContent | undefined): void {
  if (content) render(<ContactForm id="f" content={content} page={{ path: '/service/reparatur' }} />);
}

function send(visitor: ReturnType<typeof userEvent.setup>): Promise<void> {
  return visitor.click(screen.getByRole('button', { name: 'Schaden melden' }));
}

function mockFetch() {
  const fetchMock = jest.fn();
  globalThis.fetch = fetchMock;
  return fetchMock;
}

/** The error list that an invalid field refers to. */
function errorsOf(field: Element): Element {
  expect(field).toHaveAttribute('aria-invalid', 'true');
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const list = document.getElementById(id);
  if (list === null) throw new Error(`no element has the id ${id}`);
  return list;
}
