import type { MapEntity, MapLocation } from '../locations/location.ts';

/** Describes the map that a service draws. */
export interface MapSpec {
  map: MapEntity;
  locations: readonly MapLocation[];
  /** Called when the visitor selects a marker. @param index index of its location */
  onSelect: (index: number) => void;
  /** Called when the visitor selects one of the marks that `showMarks` shows. @default marks cannot be selected */
  onSelectMark?: (id: string) => void;
  /** Called with the visible part once the map is drawn, and when it has been moved. */
  onView?: (view: MapView) => void;
  /** Whether to pan and zoom without animation. */
  reducedMotion: boolean;
}

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The visible part of a map. */
export interface MapView {
  /** A whole number. */
  zoom: number;
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A marker for one or more places, which may change while the map is shown. */
export interface Mark extends Point {
  id: string;
  /** Number of places; a mark with more than one shows it. */
  count: number;
  /** Accessible name; it starts with the number if there is more than one place. */
  title: string;
  state: MarkerState;
}

/** The highest zoom level of all services. */
export const MAX_ZOOM = 18;
/** The lowest one: the whole city. */
export const MIN_ZOOM = 11;

/** The markers that differ from the default. */
export interface MarkerEmphasis {
  /** Index of the active location, if any. */
  active: number | undefined;
  /** Index of the location that is hovered or focused in another list. */
  highlighted: number | undefined;
}

/** A map on the page: the port that all map services implement. */
export interface DrawnMap {
  /** Gives the active marker the active icon and the highest z-index, and all others the default icon (R2.10-3, R2.10-5). */
  updateMarkers(emphasis: MarkerEmphasis): void;
  /** Centres the map on a location. */
  panTo(index: number): void;
  /** Replaces the marks. A mark that stays keeps its element, and with it the focus. */
  showMarks(marks: readonly Mark[]): void;
  /** Centres the map on a point and sets the zoom level. */
  moveTo(point: Point, zoom: number): void;
  /** @param steps number of zoom levels; negative to zoom out */
  zoomBy(steps: number): void;
  /** Removes the map and all its listeners from its element. */
  remove(): void;
}

/** Draws a map into an empty element. Exists only after the service's library has loaded. */
export type DrawMap = (element: HTMLElement, spec: MapSpec) => DrawnMap;

/** `highlighted` enlarges the default icon; `active` uses the active icon. */
export type MarkerState = 'default' | 'highlighted' | 'active';

export function markerState(index: number, { active, highlighted }: MarkerEmphasis): MarkerState {
  if (index === active) return 'active';
  return index === highlighted ? 'highlighted' : 'default';
}

/** Z-index of each marker; the active marker is on top (R2.10-3). */
export const MARKER_ORDER: Readonly<Record<MarkerState, number>> = {
  default: 1,
  highlighted: 10_000,
  active: 20_000,
};

/** Sizes and positions in pixels; positions are relative to the icon's top left corner (R9.4-1). */
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

/** Colour of the number on the icon. */
export const LABEL_COLOURS: Readonly<Record<MarkerState, string>> = {
  default: '#1d3fae',
  highlighted: '#1d3fae',
  active: '#ffffff',
};
