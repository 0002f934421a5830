import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import { TextField } from '../text-field/text-field.tsx';
import examples from './error-summary.examples.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { fieldId: 'name', message: 'Bitte geben Sie Ihren Namen an.' },
  { fieldId: 'email', message: 'Die E-Mail-Adresse ist nicht vollständig.' },
];

describeComponent('ErrorSummary', examples);

describe('ErrorSummary', () => {
  it('[R8-6] takes the focus when it appears and on the next attempt', () => {
    const { rerender } = render(<ErrorSummary errors={[]} />);
    expect(document.body).toHaveFocus();
    rerender(<ErrorSummary errors={errors} attempt={1} />);
    const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' });
    expect(summary).toHaveFocus();

    summary.blur();
    rerender(<ErrorSummary errors={errors.slice(1)} attempt={1} />);
    expect(document.body).toHaveFocus();
    rerender(<ErrorSummary errors={errors.slice(1)} attempt={2} />);
    expect(summary).toHaveFocus();
  });

  it('[R8-6] moves the focus to a field and scrolls its label into view', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextField id="email" label="E-Mail" />
      </>,
    );
    const scrolledTo: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this);
    };
    const link = screen.getByRole('link', { name: errors[1]?.message ?? '' });
    expect(link).toHaveAttribute('href', '#email');
    await userEvent.click(link);
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveFocus();
    expect(scrolledTo).toEqual([screen.getByText('E-Mail')]);
  });

  it('[FO4] asks the browser for the focus if it is part of the document, which needs no JavaScript', () => {
    document.body.innerHTML = renderToString(element());
    expect(screen.getByRole('group')).toHaveAttribute('autofocus');
  });

  describe('rendered by the server', () => {
    let root: Root;
    afterEach(() => act(async () => root.unmount()));

    it('takes the focus on hydration', async () => {
      putOnPage();
      root = await hydrate();
      expect(screen.getByRole('group')).toHaveFocus();
    });

    it('does not take the focus from a field that the visitor is correcting', async () => {
      putOnPage();
      document.getElementById('email')?.focus();
      root = await hydrate();
      expect(document.activeElement?.id).toBe('email');
    });
  });
});

function putOnPage(): void {
  document.body.innerHTML = `<div id="island">${renderToString(element())}</div>`;
}

function hydrate(): Promise<Root> {
  return act(async () => hydrateRoot(document.getElementById('island') as HTMLElement, element()));
}

function element() {
  return (
    <>
      <ErrorSummary errors={errors} />
      <TextField id="email" label="E-Mail" />
    </>
  );
}
