import { act, cleanup, render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Lightbox, type LightboxItem, type LightboxProps } from '../lightbox.tsx';
import { giveGalleryLayout } from './gallery-layout.ts';

/** Gives every test in the file what the viewers need from a browser, and a URL without a fragment. */
export function prepareEveryTest(): void {
  let layout: ReturnType<typeof giveGalleryLayout>;
  beforeEach(() => {
    layout = giveGalleryLayout();
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
        <a key={href} href={href}>
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

/** Opens an item as a visitor does, by its link. */
export async function open(name: string, props: Partial<LightboxProps> = {}) {
  render(<Pictures {...props} />);
  const visitor = quickVisitor();
  await visitor.click(link(name));
  await waitFor(() => expect(dialog()).not.toBeNull());
  // The popup first moves its element out of React's tree, and is filled only then.
  await act(async () => {});
  return visitor;
}

export function link(name: string): HTMLElement {
  return document.querySelector(`a[href="#${name}"]`) as HTMLElement;
}

export function picture(): HTMLImageElement {
  return document.querySelector('[role="dialog"] .yarl__slide:not([inert]) img') as HTMLImageElement;
}

/** Name of the picture shown in the gallery. */
export function shown(): string {
  return picture()?.alt;
}

export function gone(): Promise<void> {
  return waitFor(() => expect(dialog()).toBeNull());
}

/** By selector: looking up a role checks every element on the page. */
export function dialog(): HTMLElement | null {
  return document.querySelector('dialog, [role="dialog"]');
}

/** Without the pauses that a person makes between two actions. */
export function quickVisitor() {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
