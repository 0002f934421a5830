import { HIGHLIGHT_SCALE, MARKER_ICON, type MarkerState } from '../../drawn-map/drawn-map.ts';

/** A marker's icon (R9.4-1). The highlighted state enlarges the icon around its anchor. */
export function googleIcon(url: string, state: MarkerState): google.maps.Icon {
  const { size, scaledSize, anchor, labelOrigin } = MARKER_ICON;
  const scale = state === 'highlighted' ? HIGHLIGHT_SCALE : 1;
  const point = ([x, y]: readonly [number, number]) => new google.maps.Point(x * scale, y * scale);
  const extent = ([width, height]: readonly [number, number]) =>
    new google.maps.Size(width * scale, height * scale);
  return {
    url,
    size: extent(size),
    scaledSize: extent(scaledSize),
    anchor: point(anchor),
    labelOrigin: point(labelOrigin),
  };
}
