import type { Responsive } from './responsive.ts';

/** Moves the slides; the slider knows nothing else about the library behind it. */
export interface SliderEngine {
  /** Moves to a stop, the shorter way if the slider wraps. No effect if it is already there. */
  show(stop: number): void;
  destroy(): void;
}

export interface EngineOptions {
  viewport: HTMLElement;
  /** Classes of the element that moves, and of the slides in it. */
  classNames: { track: string; slide: string };
  /** Slides side by side. */
  views: Responsive<number>;
  centred: boolean;
  wrap: 'loop' | 'rewind' | 'none';
  swipe: boolean;
  /** Duration of a move in ms, read at each move. */
  speed: () => number;
  /** The initial stop. */
  start: number;
  onDrag: (stop: number) => void;
  onLayout: (layout: SliderLayout) => void;
}

/** The layout that the engine has measured. */
export interface SliderLayout {
  /** How many positions there are: fewer than slides when several are in view and it does not loop. */
  stops: number;
  /** Slides partly in view, and those wholly in view, as indexes into the given slides. */
  inView: readonly number[];
  whollyInView: readonly number[];
}

/**
 * Whether there are enough slides to loop at every width. Slides are reordered, not copied, so there must always be one out of
 * view on the side that slides come from.
 */
export function canLoop(slides: number, views: number, centred: boolean): boolean {
  const inView = Math.ceil(views);
  const symmetric = centred && inView % 2 === 0 ? inView + 1 : inView;
  const waiting = centred ? Math.ceil(symmetric / 2) : 1;
  return slides >= symmetric + waiting;
}
