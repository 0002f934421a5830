import {
  type DrawnMap,
  LABEL_COLOURS,
  MARKER_ORDER,
  type MapSpec,
  type Mark,
} from '../../drawn-map/drawn-map.ts';
import { googleIcon } from './google-icon.ts';

/** The marks on a map that change while it is shown. `show` shows marks in place of the previous ones. */
export function markLayer(
  map: google.maps.Map,
  { map: { iconDefault, iconActive }, onSelectMark }: Pick<MapSpec, 'map' | 'onSelectMark'>,
): { show: DrawnMap['showMarks'] } {
  const shown = new Map<string, google.maps.Marker>();

  function add({ id, latitude, longitude }: Mark): google.maps.Marker {
    const marker = new google.maps.Marker({
      map,
      position: { lat: latitude, lng: longitude },
      // Renders each marker as an element that the keyboard can reach.
      optimized: false,
    });
    marker.addListener('click', () => onSelectMark?.(id));
    return marker;
  }

  function update(marker: google.maps.Marker, { count, title, state }: Mark): void {
    marker.setIcon(googleIcon(state === 'active' ? iconActive : iconDefault, state));
    const label = { text: String(count), color: LABEL_COLOURS[state], fontWeight: '700', fontSize: '12px' };
    marker.setLabel(count > 1 ? label : null);
    marker.setTitle(title);
    marker.setZIndex(MARKER_ORDER[state]);
  }

  return {
    show(marks) {
      const ids = new Set(marks.map(({ id }) => id));
      for (const [id, marker] of shown) {
        if (ids.has(id)) continue;
        google.maps.event.clearInstanceListeners(marker);
        marker.setMap(null);
        shown.delete(id);
      }
      for (const mark of marks) {
        const marker = shown.get(mark.id) ?? add(mark);
        update(marker, mark);
        shown.set(mark.id, marker);
      }
    },
  };
}
