import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './lightbox.examples.tsx';
import {
  dialog,
  gone,
  link,
  open,
  Pictures,
  prepareEveryTest,
  quickVisitor,
  shown,
} from './testing/opened-lightbox.tsx';

prepareEveryTest();

const loaded: string[] = [];
let isOutOfReach = false;

jest.mock('./gallery-viewer.tsx', () => {
  if (isOutOfReach) throw new Error('404');
  loaded.push('gallery');
  return jest.requireActual('./gallery-viewer.tsx');
});
jest.mock('./popup-viewer.tsx', () => {
  loaded.push('popup');
  return jest.requireActual('./popup-viewer.tsx');
});

// These tests come first: once loaded, a viewer stays loaded.
describe('Lightbox before it is needed', () => {
  it('consists of links without JavaScript', () => {
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
    isOutOfReach = true;
    render(<Pictures />);
    await quickVisitor().click(link('zwei'));
    await waitFor(() => expect(location.hash).toBe('#zwei'));
    expect(dialog()).toBeNull();
    isOutOfReach = false;
  });
});

describeComponent('Lightbox', examples);

describe('Lightbox', () => {
  it('[R2.11-11] opens the item of a link inside, and ignores other links', async () => {
    const visitor = await open('zwei');
    expect(loaded).toEqual(['gallery']);
    expect(shown()).toBe('zwei');
    await visitor.keyboard('{Escape}');
    await gone();

    // jsdom cannot navigate; the event must not be prevented.
    const leave = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', (event) => leave(event), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isKept = true;
    document.body.addEventListener('click', (event) => (isKept = event.defaultPrevented), { once: true });
    act(() => void screen.getByText('anderes').dispatchEvent(click));
    expect(isKept).toBe(false);
    expect(dialog()).toBeNull();
  });

  it.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])(
    'leaves a click with %s to the browser',
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
