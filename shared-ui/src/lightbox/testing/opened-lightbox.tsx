import { act, cleanup, render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Lightbox, type LightboxItem, type LightboxProps } from '../lightbox.tsx';
import { installGalleryLayout } from './gallery-layout.ts';

/** Sets up the browser features that the viewers need, and a URL without a fragment, before each test in a file. */
export function setUpLightboxTests(): void {
  let layout: ReturnType<typeof installGalleryLayout>;
  beforeEach(() => {
    layout = installGalleryLayout();
    history.replaceState(null, '', '/bilder');
  });
  afterEach(() => {
    jest.useRealTimers();
    cleanup();
    layout.remove();
  });
}

const NAMES = ['eins', 'zwei', 'drei'];

export function Pictures({ items = NAMES.map(pictureItem), ...props }: Partial<LightboxProps>) {
  return (
    <Lightbox label="Bilder" items={items} {...props}>
      {items.map(({ href }) => (
        <a key={href} href={href} data-hold>
          <span>{href.slice(1)}</span>
        </a>
      ))}
      <a href="/anderes">anderes</a>
    </Lightbox>
  );
}

function pictureItem(name: string): LightboxItem {
  return { kind: 'image', href: `#${name}`, alt: name, caption: `Unter ${name}`, width: 1600, height: 1000 };
}

export function otherItem(kind: string): LightboxItem {
  const href = '#ding';
  if (kind === 'video') {
    const sources = [{ src: '/film.mp4', type: 'video/mp4' }];
    return { kind: 'video', href, title: 'Film', sources, width: 1280, height: 720 };
  }
  if (kind === 'frame') return { kind: 'frame', href, title: 'Rahmen' };
  const content = (
    <p className="drawn">
      Text <a href="/mehr">Mehr</a>
    </p>
  );
  return { kind: 'content', href, title: 'Text', content };
}

/** Opens an item by clicking its link. */
export async function open(name: string, props: Partial<LightboxProps> = {}) {
  render(<Pictures {...props} />);
  const visitor = quickVisitor();
  await visitor.click(link(name));
  await waitFor(() => expect(dialog()).not.toBeNull());
  // The popup is filled only after it has moved its element out of React's tree.
  await act(async () => {});
  return visitor;
}

export function link(name: string): HTMLElement {
  return document.querySelector(`a[href="#${name}"]`) as HTMLElement;
}

export function picture(): HTMLImageElement {
  return document.querySelector('[role="dialog"] .yarl__slide:not([inert]) img') as HTMLImageElement;
}

/** Name of the picture that the gallery shows. */
export function shownName(): string {
  return picture()?.alt;
}

export function waitUntilClosed(): Promise<void> {
  return waitFor(() => expect(dialog()).toBeNull());
}

/** Uses a selector, because looking up a role checks every element on the page. */
export function dialog(): HTMLElement | null {
  return document.querySelector('dialog, [role="dialog"]');
}

/** A simulated visitor without delays between actions. */
export function quickVisitor() {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
