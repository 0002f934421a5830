import {
  type DrawnMap,
  HIGHLIGHT_SCALE,
  LABEL_COLOURS,
  MARKER_ICON,
  MARKER_ORDER,
  type MapSpec,
  type MarkerState,
  markerState,
} from '../../drawn-map/drawn-map.ts';

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

  return {
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
      google.maps.event.clearInstanceListeners(map);
      element.replaceChildren();
    },
  };
}

/** A marker's icon (R9.4-1). The highlighted state enlarges the icon around its anchor. */
function googleIcon(url: string, state: MarkerState): google.maps.Icon {
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

function markerLabel(index: number, state: MarkerState): google.maps.MarkerLabel {
  return { text: String(index + 1), color: LABEL_COLOURS[state], fontWeight: '700', fontSize: '14px' };
}
