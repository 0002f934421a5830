import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Slider, type SliderProps } from '../slider.tsx';
import { installLayout, type Layout } from './layout.ts';

/** The layout of the running test. */
export let layout: Layout;

/** Installs a new layout before each test in a file. */
export function setUpSliderTests(): void {
  beforeEach(() => {
    layout = installLayout({ viewport: 1000, slider: 900 });
  });
  afterEach(() => {
    cleanup();
    layout.remove();
    jest.useRealTimers();
  });
}

export interface PicturesProps extends Partial<Omit<SliderProps, 'slides'>> {
  count: number;
}

export function Pictures({ count, ...props }: PicturesProps) {
  const slides = Array.from({ length: count }, (_none, slide) => ({
    id: `${slide}`,
    content: <a href={`#${slide}`}>Bild {slide + 1}</a>,
  }));
  return <Slider label="Bilder" gap="none" {...props} slides={slides} />;
}

/** Starts a slider and returns a simulated visitor. With `timers`, the test uses fake timers. */
export async function startSlider(props: PicturesProps, { timers = false } = {}) {
  render(<Pictures {...props} />);
  await layout.show();
  if (timers) {
    jest.useFakeTimers();
    // The first slider still has real timers.
    cleanup();
    render(<Pictures {...props} />);
    await layout.show();
  }
  return quickVisitor();
}

/** A simulated visitor without delays between actions. */
export function quickVisitor() {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** Names of the slides that are not inert, in document order. */
export function visibleSlides(): string[] {
  return [...document.querySelectorAll('.slide:not([inert])')].map(nameOf);
}

export function active(slider: HTMLElement): string {
  return [...slider.querySelectorAll('.slide[data-active]')].map(nameOf).join();
}

function nameOf(slide: Element): string {
  return `Folie ${slide.getAttribute('aria-label')}`;
}
