import type { MapEntity, MapLocation } from '../locations/location.ts';

/** A map to draw. */
export interface MapToDraw {
  map: MapEntity;
  locations: readonly MapLocation[];
  /** Called when a marker is selected by pointer or key. @param index of its location */
  onSelect: (index: number) => void;
  /** Whether panning and zooming jump instead of moving smoothly. */
  reducedMotion: boolean;
}

/** The highlighted markers. */
export interface Marked {
  /** Index of the active location; at load there may be none. */
  active: number | undefined;
  /** Index of the location that a visitor points at in another list. */
  highlighted: number | undefined;
}

/** A drawn map: the port that all map services implement. */
export interface DrawnMap {
  /** Gives the active marker the active icon and the top z-index, all others the default icon and a lower one (R2.10-3, R2.10-5). */
  mark(marked: Marked): void;
  /** Pans the map until the location is centred. */
  panTo(index: number): void;
  /** @param steps number of levels; negative to zoom out */
  zoomBy(steps: number): void;
  /** Removes the map and all its listeners from its element. */
  remove(): void;
}

/** Draws a map into an empty element; the service's library is already loaded. */
export type DrawMap = (element: HTMLElement, toDraw: MapToDraw) => DrawnMap;

/** A marker's look: the default icon, the default icon enlarged, or the active icon. */
export type MarkerState = 'default' | 'highlighted' | 'active';

export function markerState(index: number, { active, highlighted }: Marked): MarkerState {
  if (index === active) return 'active';
  return index === highlighted ? 'highlighted' : 'default';
}

/** Stacking order of markers: the active one on top (R2.10-3). */
export const MARKER_ORDER: Readonly<Record<MarkerState, number>> = {
  default: 1,
  highlighted: 10_000,
  active: 20_000,
};

/** In pixels, from the icon's top left corner (R9.4-1). */
export const MARKER_ICON = {
  size: [34, 34],
  scaledSize: [35, 35],
  /** The point that marks the location. */
  anchor: [17, 34],
  /** Centre of the label. */
  labelOrigin: [15, 15],
} as const;

/** Scale of a highlighted marker. */
export const HIGHLIGHT_SCALE = 1.3;

/** Label colours on this site's two icons. */
export const LABEL_COLOURS: Readonly<Record<MarkerState, string>> = {
  default: '#1d3fae',
  highlighted: '#1d3fae',
  active: '#ffffff',
};
