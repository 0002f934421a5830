import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { renderOnServer } from '../testing/render-on-server.tsx';
import examples from './disclosure.examples.tsx';
import { Disclosure } from './disclosure.tsx';

describeComponent('Disclosure', examples, { attributesSetByHydration: ['data-live'] });

const twoDisclosures = (
  <>
    <Disclosure id="kaution" title="Kaution">
      <p id="zinsen">Zinsen</p>
    </Disclosure>
    <Disclosure id="umzug" title="Umzug">
      <p>Termine</p>
    </Disclosure>
  </>
);

const section = (id: string) => document.getElementById(`${id}-section`) as HTMLDetailsElement;
const header = (id: string) => section(id).querySelector('summary') as HTMLElement;
const states = (id: string) => ({
  open: section(id).open,
  item: section(id).dataset.active !== undefined,
  header: header(id).dataset.active !== undefined,
});
const CLOSED = { open: false, item: false, header: false };
const OPEN = { open: true, item: true, header: true };

/** Opens a section as the browser does, with a `toggle` event. */
async function openInBrowser(id: string): Promise<void> {
  section(id).open = true;
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

afterEach(() => history.replaceState(null, '', '/'));

describe('before hydration', () => {
  it('is closed, contains its text and has no state attributes', () => {
    renderOnServer(twoDisclosures);
    expect(section('kaution').open).toBe(false);
    expect(document.body).toHaveTextContent('Zinsen');
    expect(document.querySelector('[data-active], [data-moving]')).not.toBeInTheDocument();
  });

  it('has its anchor in the hidden content, so that browsers can open it without JavaScript', () => {
    renderOnServer(twoDisclosures);
    const anchor = document.getElementById('kaution');
    expect(section('kaution').contains(anchor)).toBe(true);
    expect(header('kaution').contains(anchor)).toBe(false);
  });
});

describe('after hydration', () => {
  it('[R2.11-15] toggles the expanded attribute and the active state of item and header', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    const visitor = userEvent.setup();
    expect(states('kaution')).toEqual(CLOSED);
    await visitor.click(screen.getByText('Kaution'));
    expect(states('kaution')).toEqual(OPEN);
    await visitor.click(screen.getByText('Kaution'));
    expect(states('kaution')).toEqual(CLOSED);
  });

  it('does not affect other disclosures', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    await userEvent.click(screen.getByText('Kaution'));
    expect(states('umzug')).toEqual(CLOSED);
  });

  it('[R2.11-15] keeps its content until the closing animation ends', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    const visitor = userEvent.setup();
    await visitor.click(screen.getByText('Kaution'));
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    section('kaution').getAnimations = () => [{ finished } as never];

    await visitor.click(screen.getByText('Kaution'));
    expect(states('kaution')).toEqual({ ...CLOSED, open: true });
    expect(section('kaution')).toHaveAttribute('data-moving', 'closing');

    await act(async () => finish());
    expect(states('kaution')).toEqual(CLOSED);
    expect(section('kaution')).not.toHaveAttribute('data-moving');
  });

  it('reverses its animation when it is pressed again', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    section('kaution').getAnimations = () => [{ finished: new Promise(() => {}) } as never];
    await act(async () => header('kaution').click());
    expect(section('kaution')).toHaveAttribute('data-moving', 'opening');
    await act(async () => header('kaution').click());
    expect(section('kaution')).toHaveAttribute('data-moving', 'closing');
  });

  it('keeps sections open that were opened before hydration', async () => {
    const { hydrate } = renderOnServer(twoDisclosures);
    section('umzug').open = true;
    await hydrate();
    expect(states('umzug')).toEqual(OPEN);
    expect(section('umzug')).not.toHaveAttribute('data-moving');
  });

  it('[FO5] lets an animation go on that started before hydration, then is open', async () => {
    const { hydrate } = renderOnServer(twoDisclosures);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    section('umzug').open = true;
    const fold = section('umzug').lastElementChild as HTMLElement;
    for (const element of [section('umzug'), fold]) element.getAnimations = () => [{ finished } as never];
    await hydrate();
    expect(section('umzug')).toHaveAttribute('data-moving', 'opening');
    expect(states('umzug')).toEqual(OPEN);
    await act(async () => finish());
    expect(section('umzug')).not.toHaveAttribute('data-moving');
    expect(states('umzug')).toEqual(OPEN);
  });

  it('updates its state when the browser opens it for a search result', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    await openInBrowser('umzug');
    expect(states('umzug')).toEqual(OPEN);
    await userEvent.click(screen.getByText('Umzug'));
    expect(states('umzug')).toEqual(CLOSED);
  });
});

describe('keyboard', () => {
  it.each([
    ['Enter', 'Enter'],
    ['Space', ' '],
  ])('%s is handled by the browser, which fires a click', async (_name, key) => {
    await renderOnServer(twoDisclosures).hydrate();
    expect(fireEvent.keyDown(header('kaution'), { key })).toBe(true);
    expect(fireEvent.keyUp(header('kaution'), { key })).toBe(true);
    expect(states('kaution')).toEqual(CLOSED);
    await act(async () => header('kaution').click());
    expect(states('kaution')).toEqual(OPEN);
  });

  it('Tab does not stop at the anchor', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    expect(document.getElementById('kaution')?.tabIndex).toBe(-1);
  });

  it('focusing the anchor focuses the header', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    document.getElementById('kaution')?.focus();
    expect(header('kaution')).toHaveFocus();
  });
});

describe('a fragment', () => {
  // jsdom defines `onbeforematch`, like browsers that open a fragment's target themselves.
  const support = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onbeforematch') ?? {};
  beforeEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));
  afterEach(() => Object.defineProperty(HTMLElement.prototype, 'onbeforematch', support));

  it.each(['#kaution', '#zinsen'])('%s opens the section on page load', async (fragment) => {
    history.replaceState(null, '', fragment);
    await renderOnServer(twoDisclosures).hydrate();
    expect(states('kaution')).toEqual(OPEN);
    expect(states('umzug')).toEqual(CLOSED);
  });

  it('opens the section when it changes', async () => {
    await renderOnServer(twoDisclosures).hydrate();
    history.replaceState(null, '', '#umzug');
    await act(async () => window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(states('umzug')).toEqual(OPEN);
  });

  it('is ignored in browsers that open the section themselves, so that a section closed before hydration is not reopened', async () => {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', support);
    history.replaceState(null, '', '#kaution');
    await renderOnServer(twoDisclosures).hydrate();
    expect(states('kaution')).toEqual(CLOSED);
  });
});
