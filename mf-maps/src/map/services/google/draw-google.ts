import {
  type DrawnMap,
  LABEL_COLOURS,
  MARKER_ORDER,
  type MapSpec,
  type MarkerState,
  markerState,
} from '../../drawn-map/drawn-map.ts';
import { googleIcon } from './google-icon.ts';
import { markLayer } from './mark-layer.ts';

/** Draws a map with the Maps JavaScript API, which must be loaded. */
export function drawGoogle(element: HTMLElement, spec: MapSpec): DrawnMap {
  const { locations, onSelect } = spec;
  const { initZoom, initCenterLat, initCenterLng, iconDefault, iconActive } = spec.map;
  const map = new google.maps.Map(element, {
    center: { lat: initCenterLat, lng: initCenterLng },
    zoom: initZoom,
    // The block has zoom buttons with German labels.
    disableDefaultUI: true,
    keyboardShortcuts: true,
    clickableIcons: false,
    // Lets the mouse wheel and one finger scroll the page instead of the map.
    gestureHandling: 'cooperative',
  });
  const positions = locations.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
  const iconFor = (state: MarkerState) => googleIcon(state === 'active' ? iconActive : iconDefault, state);
  const markers = positions.map((position, index) => {
    const marker = new google.maps.Marker({
      map,
      position,
      // The accessible name starts with the visible label (WCAG 2.5.3).
      title: `${index + 1} ${locations[index]?.title ?? ''}`,
      label: markerLabel(index, 'default'),
      icon: iconFor('default'),
      zIndex: MARKER_ORDER.default,
      // Renders each marker as an element that the keyboard can reach.
      optimized: false,
    });
    marker.addListener('click', () => onSelect(index));
    return marker;
  });

  const { onView } = spec;
  // Google's map tells its bounds only once it is drawn.
  if (onView) map.addListener('idle', () => reportView(map, initZoom, onView));

  const marks = markLayer(map, spec);
  return {
    showMarks: marks.show,
    moveTo({ latitude, longitude }, zoom) {
      map.setZoom(zoom);
      map.panTo({ lat: latitude, lng: longitude });
    },
    updateMarkers(emphasis) {
      markers.forEach((marker, index) => {
        const state = markerState(index, emphasis);
        marker.setIcon(iconFor(state));
        marker.setLabel(markerLabel(index, state));
        marker.setZIndex(MARKER_ORDER[state]);
        marker.setTitle(`${locations[index]?.title}${state === 'active' ? ' (ausgewählt)' : ''}`);
      });
    },
    panTo(index) {
      const position = positions[index];
      if (position) map.panTo(position);
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? initZoom) + steps),
    remove() {
      for (const marker of markers) {
        google.maps.event.clearInstanceListeners(marker);
        marker.setMap(null);
      }
      marks.show([]);
      google.maps.event.clearInstanceListeners(map);
      element.replaceChildren();
    },
  };
}

function reportView(map: google.maps.Map, initZoom: number, onView: NonNullable<MapSpec['onView']>): void {
  const bounds = map.getBounds()?.toJSON();
  if (bounds) onView({ ...bounds, zoom: Math.floor(map.getZoom() ?? initZoom) });
}

function markerLabel(index: number, state: MarkerState): google.maps.MarkerLabel {
  return { text: String(index + 1), color: LABEL_COLOURS[state], fontWeight: '700', fontSize: '14px' };
}
