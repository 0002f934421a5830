import type { MapEntity, MapLocation } from '../locations/location.ts';

/** What a map service is asked to draw. */
export interface MapToDraw {
  map: MapEntity;
  locations: readonly MapLocation[];
  /** A marker was chosen, by pointer or key. @param index of its location */
  onSelect: (index: number) => void;
  /** Moving the map and zooming jump. */
  reducedMotion: boolean;
}

/** Which markers stand out. */
export interface Marked {
  /** Index of the active location; at load there may be none. */
  active: number | undefined;
  /** Index of the location that a visitor points at in another list. */
  highlighted: number | undefined;
}

/** A map on the page: the port that every map service implements. */
export interface DrawnMap {
  /** All markers get the default icon and a lowered z-index, the active one the active icon and the top one (R2.10-3, R2.10-5). */
  mark(marked: Marked): void;
  /** Moves the map until the location is in its middle. */
  panTo(index: number): void;
  /** @param steps levels, negative to see more */
  zoomBy(steps: number): void;
  /** Takes the map out of its element, with everything that listens. */
  remove(): void;
}

/** Draws a map into an empty element. A service's library is there when it hands this out. */
export type DrawMap = (element: HTMLElement, toDraw: MapToDraw) => DrawnMap;

/** How a marker looks: the default icon, the same one larger, or the active icon. */
export type MarkerState = 'default' | 'highlighted' | 'active';

export function markerState(index: number, { active, highlighted }: Marked): MarkerState {
  if (index === active) return 'active';
  return index === highlighted ? 'highlighted' : 'default';
}

/** Markers lie one over the other: the active one on top of all (R2.10-3). */
export const MARKER_ORDER: Readonly<Record<MarkerState, number>> = {
  default: 1,
  highlighted: 10_000,
  active: 20_000,
};

/** In pixels, from the icon's top left corner (R9.4-1). */
export const MARKER_ICON = {
  size: [34, 34],
  scaledSize: [35, 35],
  /** Stands on the location. */
  anchor: [17, 34],
  /** Middle of the label. */
  labelOrigin: [15, 15],
} as const;

/** How much larger a highlighted marker is. */
export const HIGHLIGHT_SCALE = 1.3;

/** Of labels, on the two icons that the site brings along. */
export const LABEL_COLOURS: Readonly<Record<MarkerState, string>> = {
  default: '#1d3fae',
  highlighted: '#1d3fae',
  active: '#ffffff',
};
