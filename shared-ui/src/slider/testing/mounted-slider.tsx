import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Slider, type SliderProps } from '../slider.tsx';
import { giveLayout, type Layout } from './layout.ts';

/** The running test's layout. */
export let layout: Layout;

/** Gives every test in the file a layout of its own. */
export function layOutEveryTest(): void {
  beforeEach(() => {
    layout = giveLayout({ viewport: 1000, slider: 900 });
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

/** Starts a slider and returns its visitor. With `timers`, the test advances the time. */
export async function startSlider(props: PicturesProps, { timers = false } = {}) {
  render(<Pictures {...props} />);
  await layout.show();
  if (timers) {
    jest.useFakeTimers();
    // The first slider's pending timers are real.
    cleanup();
    render(<Pictures {...props} />);
    await layout.show();
  }
  return quickVisitor();
}

/** Without the pauses that a person makes between two actions. */
export function quickVisitor() {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The slides that are not inert, in document order, by their controls' names. */
export function shown(): string[] {
  return [...document.querySelectorAll('.slide:not([inert])')].map(nameOf);
}

export function active(slider: HTMLElement): string {
  return [...slider.querySelectorAll('.slide[data-active]')].map(nameOf).join();
}

function nameOf(slide: Element): string {
  return `Folie ${slide.getAttribute('aria-label')}`;
}
