import type { RemainingMove } from './behaviour/slider-handover.ts';
import type { Responsive } from './responsive.ts';

/** Moves the slides. This is the slider's only interface to the library behind it. */
export interface SliderEngine {
  /** Moves to a stop, in the shorter direction if the slider wraps. Has no effect if that is the current stop. */
  show(stop: number): void;
  destroy(): void;
}

export interface EngineOptions {
  viewport: HTMLElement;
  /** Classes of the moving element and of its slides. */
  classNames: { track: string; slide: string };
  /** Number of slides side by side. */
  views: Responsive<number>;
  centred: boolean;
  wrap: 'loop' | 'rewind' | 'none';
  swipe: boolean;
  /** Duration of a move in ms, read at each move. */
  speed: () => number;
  /** The initial stop. */
  start: number;
  /** The rest of a move to the initial stop, which continues. */
  arriving: RemainingMove | undefined;
  onDrag: (stop: number) => void;
  onLayout: (layout: SliderLayout) => void;
}

/** The layout that the engine has measured. */
export interface SliderLayout {
  /** Number of positions; smaller than the number of slides if several are in view and the slider does not loop. */
  stops: number;
  /** Indexes of the slides that are at least partly in view. */
  inView: readonly number[];
  /** Indexes of the slides that are completely in view. */
  fullyInView: readonly number[];
}
