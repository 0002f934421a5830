import {
  type DrawnMap,
  HIGHLIGHT_SCALE,
  LABEL_COLOURS,
  MARKER_ICON,
  MARKER_ORDER,
  type MapToDraw,
  type MarkerState,
  markerState,
} from '../../drawn-map/drawn-map.ts';

/** Draws a map with the loaded Maps JavaScript API. */
export function drawGoogle(element: HTMLElement, toDraw: MapToDraw): DrawnMap {
  const { locations, onSelect } = toDraw;
  const { initZoom, initCenterLat, initCenterLng, iconDefault, iconActive } = toDraw.map;
  const map = new google.maps.Map(element, {
    center: { lat: initCenterLat, lng: initCenterLng },
    zoom: initZoom,
    // The block has its own buttons with German names.
    disableDefaultUI: true,
    keyboardShortcuts: true,
    clickableIcons: false,
    // Wheel and touch scroll the page instead of getting stuck on the map.
    gestureHandling: 'cooperative',
  });
  const positions = locations.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
  const iconOf = (state: MarkerState) => googleIcon(state === 'active' ? iconActive : iconDefault, state);
  const markers = positions.map((position, index) => {
    const marker = new google.maps.Marker({
      map,
      position,
      // The name starts with the visible label (WCAG 2.5.3).
      title: `${index + 1} ${locations[index]?.title ?? ''}`,
      label: labelOf(index, 'default'),
      icon: iconOf('default'),
      zIndex: MARKER_ORDER.default,
      // One element per marker, so that the keyboard can reach it.
      optimized: false,
    });
    marker.addListener('click', () => onSelect(index));
    return marker;
  });

  return {
    mark(marked) {
      markers.forEach((marker, index) => {
        const state = markerState(index, marked);
        marker.setIcon(iconOf(state));
        marker.setLabel(labelOf(index, state));
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

/** A marker's icon (R9.4-1); a highlighted one is larger with the same anchor point. */
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

function labelOf(index: number, state: MarkerState): google.maps.MarkerLabel {
  return { text: String(index + 1), color: LABEL_COLOURS[state], fontWeight: '700', fontSize: '14px' };
}
