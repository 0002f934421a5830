import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AnnouncementSubscription } from './announcement-subscription.tsx';

const element = <AnnouncementSubscription id="a" announcement={401} pagePath="/ausschreibungen" />;
let root: Root | undefined;

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(element)}</main><button type="button">Weiter</button>`;
});
afterEach(() => act(() => root?.unmount()));

const details = () => document.querySelector('details') as HTMLDetailsElement;
const button = () => details().querySelector('summary') as HTMLElement;
const email = () => details().querySelector<HTMLElement>('.input-email');

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as HTMLElement, element);
  });
}

describe('a subscription form that was opened before hydration', () => {
  it('[FO5] [R2.7-3] gets the focus of the button that hydration hides', async () => {
    button().focus();
    details().open = true;
    await hydrate();
    expect(details().open).toBe(true);
    expect(email()).toHaveFocus();
  });

  it('[FO5] gets the focus in browsers in which a click focuses no button', async () => {
    details().open = true;
    await hydrate();
    expect(email()).toHaveFocus();
  });

  it.each([
    ['in the form', () => details().querySelector<HTMLElement>('.input-company')],
    ['elsewhere', () => document.querySelector<HTMLElement>('main + button')],
  ])('[FO5] leaves a focus that is %s', async (_where, find) => {
    details().open = true;
    find()?.focus();
    await hydrate();
    expect(find()).toHaveFocus();
  });

  it('leaves the focus alone when it is closed', async () => {
    await hydrate();
    expect(document.body).toHaveFocus();
  });
});
