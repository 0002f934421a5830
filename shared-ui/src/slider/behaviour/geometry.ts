import { canLoop } from '../can-loop.ts';

/** Measures of a slider that is still a list. */
export interface Geometry {
  viewport: HTMLElement;
  track: HTMLElement;
  slides: HTMLElement[];
  /** Distance between two slides in px. */
  step(): number;
  /** Number of positions. */
  stops(): number;
  /** Whether the first slide follows the last. */
  loops(): boolean;
}

/** The measures of a slider; undefined with fewer than two slides. */
export function geometryOf(slider: HTMLElement): Geometry | undefined {
  const slides = [...slider.querySelectorAll<HTMLElement>('[data-slide]')];
  const [first, second] = slides;
  const track = first?.parentElement;
  const viewport = track?.parentElement;
  if (!first || !second || !track || !viewport) return undefined;
  const step = () => second.offsetLeft - first.offsetLeft;
  const inView = () => Math.max(1, Math.round((10 * track.clientWidth) / step()) / 10);
  const isCentred = slider.dataset.centred !== undefined;
  const loops = () => slider.dataset.wrap === 'loop' && canLoop(slides.length, inView(), isCentred);
  return {
    viewport,
    track,
    slides,
    step,
    loops,
    stops: () =>
      loops() || isCentred ? slides.length : Math.max(1, slides.length - Math.floor(inView()) + 1),
  };
}

/** Index of the slide that the list is scrolled to. */
export function currentSlide({ viewport, step }: Pick<Geometry, 'viewport' | 'step'>): number {
  const distance = step();
  return distance > 0 ? Math.round(viewport.scrollLeft / distance) : 0;
}
