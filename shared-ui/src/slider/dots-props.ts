/** Props of `SlideButtons` and `SlideTabs`. */
export interface DotsProps {
  /** Ids of all slides. */
  slideIds: readonly string[];
  slideNames: readonly string[];
  /** Number of positions that the slider can move to. */
  stops: number;
  /** The current position, zero-based. */
  current: number;
  /** @param options whether to announce the slide's name */
  onMove: (target: number, options: { announce: boolean }) => void;
}
