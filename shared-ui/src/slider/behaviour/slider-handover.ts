/** What a slider's behaviour hands over to its component. */
export interface SliderHandover {
  /** The current slide of the slider and those that it is linked to, or the target of the running move. */
  index: number;
  /** Number of positions. */
  stops: number;
  /** Undefined where nothing plays by itself. */
  autoplay: AutoplayState | undefined;
  /** Ends the running move: the list is scrolled as far as the move would have taken it. Returns what was left of it. */
  settle(): RemainingMove;
}

export interface AutoplayState {
  /** `performance.now()` at the start of the running interval; undefined while it is held or stopped. */
  waitsSince: number | undefined;
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
