import { act, fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type Animations, installAnimations } from './testing/animations.ts';
import { active, button, Pictures } from './testing/mounted-slider.tsx';
import { type ServerSliders, serverSliders } from './testing/server-sliders.ts';

let animations: Animations;
let sliders: ServerSliders;
let root: Root | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  animations = installAnimations();
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { IntersectionObserver: ObserverOfVisibleElements, matchMedia });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  sliders.abort();
  sliders.remove();
  animations.remove();
  for (const name of ['IntersectionObserver', 'matchMedia']) Reflect.deleteProperty(window, name);
  jest.useRealTimers();
});

it('[R2.11-1] goes on from the slide that the list was scrolled to', async () => {
  const slider = <Pictures count={4} counter />;
  startSliders(slider);
  sliders.scroll('Bilder', 1800);
  await hydrate(slider);
  expect(active(sliders.root)).toBe('Folie 3 von 4');
  expect(sliders.root.querySelector('.counter')).toHaveTextContent('03 / 04');
  expect(sliders.root.querySelectorAll('[data-now], [data-surplus]')).toHaveLength(0);
  expect(translation()).toBe(-1800);
});

it('counts a first press once, in addition to the slide before it', async () => {
  const slider = <Pictures count={4} />;
  startSliders(slider);
  sliders.scroll('Bilder', 900);
  await hydrate(slider);
  await act(async () => button('Nächste Folie').click());
  expect(active(sliders.root)).toBe('Folie 3 von 4');
});

it('[R2.11-3] continues the running move and the running interval', async () => {
  const slider = <Pictures count={4} wrap="rewind" autoplay={3000} speed={2000} />;
  startSliders(slider);
  jest.advanceTimersByTime(3000);
  animations.seek(500);
  const transforms = recordTransforms();
  await hydrate(slider);
  // The second slide starts 675 px to the right of its place, and takes the rest of the time.
  expect(transforms).toContainEqual({ x: -225, duration: '0ms' });
  expect(transforms.at(-1)).toEqual({ x: -900, duration: '1500ms' });

  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(active(sliders.root)).toBe('Folie 2 von 4');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(active(sliders.root)).toBe('Folie 3 von 4');
});

it('a press of the pause button before hydration pauses', async () => {
  const slider = <Pictures count={4} wrap="rewind" autoplay={3000} />;
  startSliders(slider);
  fireEvent.pointerDown(button('Automatischen Wechsel anhalten'));
  await hydrate(slider);
  await act(async () => button('Automatischen Wechsel anhalten').click());
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(active(sliders.root)).toBe('Folie 1 von 4');
  expect(button('Automatischen Wechsel starten')).toBeInTheDocument();
});

it('waits a whole interval if the pointer rests on the slider', async () => {
  const slider = <Pictures count={4} wrap="rewind" autoplay={3000} />;
  startSliders(slider);
  jest.advanceTimersByTime(2900);
  const section = sliders.root.querySelector('section') as HTMLElement;
  section.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
  await hydrate(slider);
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(active(sliders.root)).toBe('Folie 1 von 4');
  fireEvent.pointerLeave(section);
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(active(sliders.root)).toBe('Folie 1 von 4');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(active(sliders.root)).toBe('Folie 2 von 4');
});

it('[R2.11-5] a linked slider with several slides in view keeps the group’s slide', async () => {
  const onIndexChange = jest.fn();
  const slider = <Pictures count={5} views={3} index={0} onIndexChange={onIndexChange} />;
  startSliders(slider, 3);
  sliders.scroll('Bilder', 600);
  await hydrate(slider);
  expect(onIndexChange.mock.calls).toEqual([[2]]);
});

it('starts the engine only when the list rests, not under a scrolling finger', async () => {
  const slider = <Pictures count={4} speed={300} />;
  startSliders(slider);
  sliders.scroll('Bilder', 700);
  const transforms = recordTransforms();
  await hydrate(slider);
  expect(started()).toBeNull();
  sliders.scroll('Bilder', 900);
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(started()).not.toBeNull();
  expect(transforms.at(-1)).toEqual({ x: -900, duration: '0ms' });
});

it('starts the engine in any case after 3 s, without a jump', async () => {
  const slider = <Pictures count={4} speed={300} />;
  startSliders(slider);
  sliders.scroll('Bilder', 700);
  const transforms = recordTransforms();
  await hydrate(slider);
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(started()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(transforms).toContainEqual({ x: -700, duration: '0ms' });
  expect(transforms.at(-1)).toEqual({ x: -900, duration: '300ms' });
});

function startSliders(element: ReactElement, views?: number): void {
  sliders = serverSliders(element, views);
  sliders.start();
}

async function hydrate(element: ReactElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(sliders.root, element);
  });
  await act(async () => {
    await import('./swiper-engine.ts');
    for (let step = 0; step < 10; step += 1) await undefined;
  });
}

function started(): Element | null {
  return sliders.root.querySelector('[data-started]');
}

const track = () => sliders.root.querySelector('.track') as HTMLElement;

/** Position of the slides in px that the engine has set. */
function translation(element = track()): number {
  return Number(/translate3d\((.+?)px/.exec(element.style.transform)?.[1] ?? 0);
}

/** Records each position that the engine sets, with the duration of the move to it. */
function recordTransforms(): { x: number; duration: string }[] {
  const records: { x: number; duration: string }[] = [];
  const element = track();
  const { style } = element;
  let transform = '';
  Object.defineProperty(style, 'transform', {
    configurable: true,
    get: () => transform,
    set(value: string) {
      transform = value;
      records.push({ x: translation(element), duration: style.transitionDuration });
    },
  });
  return records;
}

class ObserverOfVisibleElements {
  notify: () => void;
  constructor(callback: (entries: object[]) => void) {
    this.notify = () => callback([{ isIntersecting: true }]);
  }
  observe() {
    this.notify();
  }
  disconnect() {}
}
