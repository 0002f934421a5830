/** Props of `SlideButtons` and `SlideTabs`. */
export interface DotsProps {
  /** Ids of all slides. */
  slideIds: readonly string[];
  slideNames: readonly string[];
  /** Number of positions to move to: the first slides. */
  stops: number;
  /** The current position, zero-based. */
  current: number;
  /** @param options whether to read the slide's name aloud */
  onMove: (target: number, options: { announce: boolean }) => void;
}
