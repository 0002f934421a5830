import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { describeComponent } from '../testing/describe-component.tsx';
import { installModalDialogs } from '../testing/modal-dialogs.ts';
import examples from './dialog.examples.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

beforeAll(installModalDialogs);

describeComponent('Dialog', examples);

type Options = Partial<Omit<DialogProps, 'isOpen' | 'onClose'>>;

function Page({ name = 'Hinweis', children, ...options }: Options & { name?: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name} öffnen
      </button>
      <Dialog title={name} {...options} isOpen={isOpen} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}

/** A dialog with the initial focus on an answer. */
function Question() {
  const answer = useRef<HTMLButtonElement>(null);
  return (
    <Page
      initialFocus={answer}
      footer={
        <button type="button" ref={answer}>
          Weiter
        </button>
      }
    >
      Wirklich?
    </Page>
  );
}

const opener = (name = 'Hinweis') => screen.getByText(`${name} öffnen`);
const dialog = (name = 'Hinweis') => screen.queryByRole<HTMLDialogElement>('dialog', { name });
const close = () => screen.getByText('Schließen').closest('button') as HTMLElement;
const isLocked = () => document.documentElement.style.overflow === 'hidden';

async function open(page: ReactNode = <Page />, name?: string) {
  const view = render(page);
  await userEvent.click(opener(name));
  return view;
}

describe('dialog', () => {
  it('is modal and labelled by its title', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await open();
    expect(dialog()?.open).toBe(true);
    expect(screen.getByRole('button', { name: 'Schließen' })).toBe(close());
    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it('renders its content only while it is open', async () => {
    await open(<Page>Bitte klingeln.</Page>);
    expect(screen.getByText('Bitte klingeln.')).toBeInTheDocument();
    await userEvent.click(close());
    expect(screen.queryByText('Bitte klingeln.')).not.toBeInTheDocument();
  });

  it('keeps its content until it has faded out', async () => {
    await open(<Page>Bitte klingeln.</Page>);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const element = dialog() as HTMLDialogElement;
    element.getAnimations = () => [{ finished } as never];
    await userEvent.click(close());
    expect(element.open).toBe(false);
    expect(screen.getByText('Bitte klingeln.')).toBeInTheDocument();
    await act(async () => finish());
    expect(screen.queryByText('Bitte klingeln.')).not.toBeInTheDocument();
  });

  it('prevents the page from scrolling until the last dialog is closed', async () => {
    await open(
      <Page name="Außen">
        <Page name="Innen" />
      </Page>,
      'Außen',
    );
    await userEvent.click(opener('Innen'));
    expect(isLocked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect([dialog('Innen')?.open, dialog('Außen')?.open, isLocked()]).toEqual([undefined, true, true]);
    await userEvent.keyboard('{Escape}');
    expect([dialog('Außen'), isLocked()]).toEqual([null, false]);
  });

  it('unlocks the page when it is unmounted', async () => {
    const { unmount } = await open();
    unmount();
    expect(isLocked()).toBe(false);
  });

  it('reserves the space of the scroll bar', async () => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1009, configurable: true });
    await open();
    expect(document.documentElement.style.getPropertyValue('scrollbar-gutter')).toBe('stable');
    await userEvent.click(close());
    expect(document.documentElement.style.getPropertyValue('scrollbar-gutter')).toBe('');
    Reflect.deleteProperty(document.documentElement, 'clientWidth');
  });
});

describe('focus', () => {
  it('moves into the opened dialog', async () => {
    await open();
    expect(close()).toHaveFocus();
  });

  it('moves to the element in initialFocus', async () => {
    await open(<Question />);
    expect(document.activeElement?.textContent).toBe('Weiter');
  });

  it('returns to the opener', async () => {
    await open();
    await userEvent.click(close());
    expect(opener()).toHaveFocus();
  });
});

describe('keyboard', () => {
  const page = (
    <Page footer={<input type="hidden" />}>
      <a href="/">Mehr</a>
      <button type="button" disabled>
        Gesperrt
      </button>
      <input type="radio" name="art" aria-label="Neubau" defaultChecked />
      <input type="radio" name="art" aria-label="Altbau" />
      <div hidden>
        <button type="button">Verborgen</button>
      </div>
    </Page>
  );

  it('Tab cycles through the dialog', async () => {
    await open(page);
    const stops: (string | null | undefined)[] = [];
    for (let index = 0; index < 4; index += 1) {
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
      await userEvent.tab();
    }
    expect(stops).toEqual(['Schließen ', 'Mehr', 'Neubau', 'Schließen ']);
  });

  it('Shift+Tab moves from the first stop to the last', async () => {
    await open(page);
    await userEvent.tab({ shift: true });
    expect(screen.getByLabelText('Neubau')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Mehr');
  });

  it('Shift+Tab stays inside when the dialog itself has the focus', async () => {
    await open(page);
    const element = dialog() as HTMLDialogElement;
    element.tabIndex = -1;
    act(() => element.focus());
    await userEvent.tab({ shift: true });
    expect(screen.getByLabelText('Neubau')).toHaveFocus();
  });

  it('Tab stops at overflowing content for keyboard scrolling', async () => {
    let measure = () => {};
    // jsdom has no layout.
    class Observer implements ResizeObserver {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Object.defineProperty(window, 'ResizeObserver', { value: Observer, configurable: true });
    await open(<Page>Sehr viel Text</Page>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    const body = screen.getByText('Sehr viel Text').parentElement as HTMLElement;
    Object.defineProperties(body, { scrollHeight: { value: 2000 }, clientHeight: { value: 400 } });
    act(() => measure());
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Hinweis' })).toHaveFocus();
    await userEvent.tab();
    expect(close()).toHaveFocus();
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  it('Escape closes the dialog', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('Escape does not close the dialog if its content has handled the key', async () => {
    await open(
      <Page>
        <input aria-label="Datum" onKeyDown={(event) => event.preventDefault()} />
      </Page>,
    );
    act(() => screen.getByLabelText('Datum').focus());
    await userEvent.keyboard('{Escape}');
    expect(dialog()?.open).toBe(true);
  });
});

describe('closing', () => {
  it('closes on the back gesture, which fires a cancel event', async () => {
    await open();
    await act(async () => fireEvent(dialog() as Element, new Event('cancel', { cancelable: true })));
    expect(dialog()).toBeNull();
  });

  it('stays open when a file field inside is cancelled', async () => {
    await open(
      <Page>
        <input type="file" aria-label="Anlage" />
      </Page>,
    );
    await act(async () => fireEvent(screen.getByLabelText('Anlage'), new Event('cancel', { bubbles: true })));
    expect(dialog()?.open).toBe(true);
  });

  it('calls onClose when the browser closes the dialog', async () => {
    await open();
    await act(async () => dialog()?.close());
    expect(isLocked()).toBe(false);
    await userEvent.click(opener());
    expect(dialog()?.open).toBe(true);
  });

  it.each([
    ['closes on a click outside', true, null],
    ['stays open on a click outside with closesOutside={false}', false, expect.anything()],
  ])('%s', async (_title, closesOutside, expected) => {
    await open(<Page closesOutside={closesOutside} />);
    await userEvent.click(dialog() as Element);
    expect(dialog()).toEqual(expected);
  });

  it('stays open when a text selection ends outside', async () => {
    await open(<Page>Bitte klingeln.</Page>);
    await act(async () => {
      fireEvent.pointerDown(screen.getByText('Bitte klingeln.'));
      fireEvent.click(dialog() as Element);
    });
    expect(dialog()?.open).toBe(true);
  });
});
