import { canLoop } from './can-loop.ts';

/** Measures of a slider that is still a list. */
export interface Geometry {
  viewport: HTMLElement;
  track: HTMLElement;
  slides: HTMLElement[];
  /** Distance between two slides in px. */
  step(): number;
  /** Scroll position in px that shows a slide, as far as the list can be scrolled. */
  offsetOf(index: number): number;
  /** Whether the list can be scrolled to a position. Sliders that loop have positions beyond the list's end. */
  reaches(index: number): boolean;
  /** Number of positions. */
  stops(): number;
  /** Whether the first slide follows the last. */
  loops(): boolean;
}

/** The measures of a slider; undefined with fewer than two slides. */
export function geometryOf(slider: HTMLElement): Geometry | undefined {
  const slides = [...slider.querySelectorAll<HTMLElement>('[data-slide]')];
  const [first] = slides;
  const last = slides.at(-1);
  const track = first?.parentElement;
  const viewport = track?.parentElement;
  if (!first || !last || first === last || !track || !viewport) return undefined;
  // Offsets are rounded to pixels; the error of the longest distance counts least.
  const step = () => (last.offsetLeft - first.offsetLeft) / (slides.length - 1);
  const inView = () => {
    // Not laid out.
    if (step() === 0) return 1;
    const gap = step() - first.offsetWidth;
    return Math.max(1, Math.round((10 * (track.clientWidth + gap)) / step()) / 10);
  };
  const isCentred = slider.dataset.centred !== undefined;
  const loops = () => slider.dataset.wrap === 'loop' && canLoop(slides.length, inView(), isCentred);
  const end = () => viewport.scrollWidth - viewport.clientWidth;
  return {
    viewport,
    track,
    slides,
    step,
    offsetOf: (index) => Math.min(index * step(), end()),
    reaches: (index) => !loops() || index * step() <= end() + 1,
    loops,
    stops: () =>
      loops() || isCentred ? slides.length : Math.max(1, slides.length - Math.floor(inView()) + 1),
  };
}

/** Index of the position that the list is scrolled to. */
export function currentSlide({ viewport, step, stops, loops, offsetOf }: Geometry): number {
  const last = stops() - 1;
  // The last position may be less than a slide away from the one before.
  if (!loops() && viewport.scrollLeft > 0 && viewport.scrollLeft >= offsetOf(last) - 1) return last;
  return step() > 0 ? Math.min(Math.round(viewport.scrollLeft / step()), last) : 0;
}

/** Distance in px by which the list is scrolled beyond a position; 0 where it rests. */
export function driftFrom(index: number, { viewport, offsetOf }: Geometry): number {
  return viewport.scrollLeft - offsetOf(index);
}
