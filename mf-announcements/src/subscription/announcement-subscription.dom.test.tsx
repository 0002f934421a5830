import { cleanup, render } from '@testing-library/react';
import { AnnouncementSubscription } from './announcement-subscription.tsx';

const element = <AnnouncementSubscription id="a" announcement={401} pagePath="/ausschreibungen" />;

beforeEach(() => {
  // Only hydration sets `data-live`; apart from that, the server's HTML is the same.
  const html = render(element).container.innerHTML.replace(' data-live=""', '');
  cleanup();
  document.body.innerHTML = `<main>${html}</main><button type="button">Weiter</button>`;
});

const details = () => document.querySelector('details') as HTMLDetailsElement;
const button = () => details().querySelector('summary') as HTMLElement;
const email = () => details().querySelector<HTMLElement>('.input-email');

function hydrate(): void {
  render(element, { container: document.querySelector('main') as HTMLElement, hydrate: true });
}

describe('a subscription form that was opened before hydration', () => {
  it('[FO5] [R2.7-3] gets the focus of the button that hydration hides', () => {
    button().focus();
    details().open = true;
    hydrate();
    expect(details().open).toBe(true);
    expect(email()).toHaveFocus();
  });

  it('[FO5] gets the focus in browsers in which a click focuses no button', () => {
    details().open = true;
    hydrate();
    expect(email()).toHaveFocus();
  });

  it.each([
    ['in the form', () => details().querySelector<HTMLElement>('.input-company')],
    ['elsewhere', () => document.querySelector<HTMLElement>('main + button')],
  ])('[FO5] leaves a focus that is %s', (_where, find) => {
    details().open = true;
    find()?.focus();
    hydrate();
    expect(find()).toHaveFocus();
  });

  it('leaves the focus alone when it is closed', () => {
    hydrate();
    expect(document.body).toHaveFocus();
  });
});
