import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './lightbox.examples.tsx';
import {
  dialog,
  link,
  open,
  Pictures,
  quickVisitor,
  setUpLightboxTests,
  shownName,
  waitUntilClosed,
} from './testing/opened-lightbox.tsx';

setUpLightboxTests();

const loaded: string[] = [];
let isUnavailable = false;

jest.mock('./gallery-viewer.tsx', () => {
  if (isUnavailable) throw new Error('404');
  loaded.push('gallery');
  return jest.requireActual('./gallery-viewer.tsx');
});
jest.mock('./popup-viewer.tsx', () => {
  loaded.push('popup');
  return jest.requireActual('./popup-viewer.tsx');
});

// These tests run first, because a loaded viewer cannot be unloaded.
describe('Lightbox before its first use', () => {
  it('renders plain links without JavaScript', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Pictures />);
    const links = [...html.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#eins', '#zwei', '#drei', '/anderes']);
  });

  it('loads no viewer', async () => {
    render(<Pictures hash="haus" />);
    await act(async () => {});
    expect(loaded).toEqual([]);
  });

  it('follows the link if the viewer cannot be loaded', async () => {
    isUnavailable = true;
    render(<Pictures />);
    await quickVisitor().click(link('zwei'));
    await waitFor(() => expect(location.hash).toBe('#zwei'));
    expect(dialog()).toBeNull();
    isUnavailable = false;
  });
});

describeComponent('Lightbox', examples);

describe('Lightbox', () => {
  it('[R2.11-11] opens the item of a clicked link and ignores other links', async () => {
    const visitor = await open('zwei');
    expect(loaded).toEqual(['gallery']);
    expect(shownName()).toBe('zwei');
    await visitor.keyboard('{Escape}');
    await waitUntilClosed();

    // jsdom cannot navigate, so the test checks that the component does not prevent the event.
    const preventNavigation = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', (event) => preventNavigation(event), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isPrevented = true;
    document.body.addEventListener('click', (event) => (isPrevented = event.defaultPrevented), {
      once: true,
    });
    act(() => void screen.getByText('anderes').dispatchEvent(click));
    expect(isPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  it.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])(
    'ignores a click with %s',
    async (modifier) => {
      render(<Pictures />);
      expect(fireEvent.click(link('zwei'), { [modifier]: true })).toBe(true);
      await act(async () => {});
      expect(dialog()).toBeNull();
    },
  );

  it('[R2.6-1] opens the given item after hydration', async () => {
    render(<Pictures viewer="popup" openAtStart={2} />);
    expect(await screen.findByRole('dialog')).toHaveAttribute('aria-label', 'drei');
  });

  it('[R2.6-1] ignores an index without an item', async () => {
    render(<Pictures viewer="popup" openAtStart={3} />);
    await act(async () => {});
    expect(dialog()).toBeNull();
  });
});
