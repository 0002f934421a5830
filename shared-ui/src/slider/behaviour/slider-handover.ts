/** What a slider's behaviour hands over to its component. */
export interface SliderHandover {
  /** The current slide, or the target of the running move. */
  index: number;
  /** Number of positions. */
  stops: number;
  /** Undefined where nothing plays by itself. */
  autoplay: AutoplayState | undefined;
  /** Ends the running move: the list is scrolled to its target. Returns what was left of it. */
  settle(): RemainingMove;
}

export interface AutoplayState {
  /** `performance.now()` at the start of the last move. */
  movedAt: number;
  isStopped: boolean;
  /** The pointer rests on the slider. */
  isHeld: boolean;
}

/** The rest of a move. */
export interface RemainingMove {
  /** Distance in px from which the target slide has still to come; positive from the right. */
  offset: number;
  ms: number;
}
