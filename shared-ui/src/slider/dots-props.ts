/** Props of `SlideButtons` and `SlideTabs`. */
export interface DotsProps {
  /** Of every slide. */
  slideIds: readonly string[];
  slideNames: readonly string[];
  /** How many of the slides, from the first on, are positions to move to. */
  stops: number;
  /** The position that is shown, zero-based. */
  current: number;
  /** @param options whether to read the slide's name aloud */
  onMove: (target: number, options: { announce: boolean }) => void;
}
