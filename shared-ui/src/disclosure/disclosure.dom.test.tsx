import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { runBehaviour, startWays } from '../testing/start-ways.ts';
import behaviour from './behaviour.ts';
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

describe('without JavaScript', () => {
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

describe.each(startWays(behaviour))('%s:', (_way, start) => {
  describe('a disclosure', () => {
    it('[R2.11-15] [FO5] toggles the expanded attribute and the active state of item and header', async () => {
      await start(twoDisclosures);
      const visitor = userEvent.setup();
      expect(states('kaution')).toEqual(CLOSED);
      await visitor.click(screen.getByText('Kaution'));
      expect(states('kaution')).toEqual(OPEN);
      await visitor.click(screen.getByText('Kaution'));
      expect(states('kaution')).toEqual(CLOSED);
    });

    it('does not affect other disclosures', async () => {
      await start(twoDisclosures);
      await userEvent.click(screen.getByText('Kaution'));
      expect(states('umzug')).toEqual(CLOSED);
    });

    it('[R2.11-15] keeps its content until the closing animation ends', async () => {
      await start(twoDisclosures);
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
      await start(twoDisclosures);
      section('kaution').getAnimations = () => [{ finished: new Promise(() => {}) } as never];
      await act(async () => header('kaution').click());
      expect(section('kaution')).toHaveAttribute('data-moving', 'opening');
      await act(async () => header('kaution').click());
      expect(section('kaution')).toHaveAttribute('data-moving', 'closing');
    });

    it('updates its state when the browser opens it for a search result', async () => {
      await start(twoDisclosures);
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
      await start(twoDisclosures);
      expect(fireEvent.keyDown(header('kaution'), { key })).toBe(true);
      expect(fireEvent.keyUp(header('kaution'), { key })).toBe(true);
      expect(states('kaution')).toEqual(CLOSED);
      await act(async () => header('kaution').click());
      expect(states('kaution')).toEqual(OPEN);
    });

    it('Tab does not stop at the anchor', async () => {
      await start(twoDisclosures);
      expect(document.getElementById('kaution')?.tabIndex).toBe(-1);
    });

    it('focusing the anchor focuses the header', async () => {
      await start(twoDisclosures);
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
      await start(twoDisclosures);
      expect(states('kaution')).toEqual(OPEN);
      expect(states('umzug')).toEqual(CLOSED);
    });

    it('opens the section when it changes', async () => {
      await start(twoDisclosures);
      history.replaceState(null, '', '#umzug');
      await act(async () => window.dispatchEvent(new HashChangeEvent('hashchange')));
      expect(states('umzug')).toEqual(OPEN);
    });

    it('is ignored in browsers that open the section themselves, so that a section that the visitor has closed is not reopened', async () => {
      Object.defineProperty(HTMLElement.prototype, 'onbeforematch', support);
      history.replaceState(null, '', '#kaution');
      await start(twoDisclosures);
      expect(states('kaution')).toEqual(CLOSED);
    });
  });
});

describe('a section that is open before the script starts', () => {
  it.each([
    ['its behaviour', true],
    ['hydration', false],
  ])('stays open and is marked by %s, without an animation', async (_name, hasBehaviour) => {
    const { container, hydrate } = renderOnServer(twoDisclosures);
    section('umzug').open = true;
    if (hasBehaviour) runBehaviour(behaviour, container);
    else await hydrate();
    expect(states('umzug')).toEqual(OPEN);
    expect(section('umzug')).not.toHaveAttribute('data-moving');
  });

  it('[FO5] continues the animation that the stylesheet has started', async () => {
    const { container } = renderOnServer(twoDisclosures);
    section('umzug').open = true;
    const finish = animate(section('umzug'));
    runBehaviour(behaviour, container);
    expect(states('umzug')).toEqual(OPEN);
    expect(section('umzug')).toHaveAttribute('data-moving', 'opening');
    await finish();
    expect(section('umzug')).not.toHaveAttribute('data-moving');
    expect(states('umzug')).toEqual(OPEN);
  });
});

it('ends an animation that its behaviour has started when the component has taken over', async () => {
  const { container, hydrate } = renderOnServer(twoDisclosures);
  runBehaviour(behaviour, container);
  await userEvent.click(screen.getByText('Kaution'));
  const finish = animate(section('kaution'));
  await userEvent.click(screen.getByText('Kaution'));
  await hydrate();
  expect(section('kaution')).toHaveAttribute('data-moving', 'closing');
  await finish();
  expect(states('kaution')).toEqual(CLOSED);
});

/** Lets the section and its content run an animation. Returns a function that ends it. */
function animate(details: HTMLDetailsElement): () => Promise<void> {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  for (const element of [details, details.lastElementChild as HTMLElement]) {
    element.getAnimations = () => [{ finished } as never];
  }
  return () => act(async () => end());
}
