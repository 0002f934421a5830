import type { MapService } from '@stadtraum/contracts/map-service';
import { Browser, map as createMap, type LatLngTuple, marker, tileLayer } from 'leaflet';
import {
  type DrawMap,
  type DrawnMap,
  MARKER_ORDER,
  MAX_ZOOM,
  type MapSpec,
  MIN_ZOOM,
  markerState,
} from '../../drawn-map/drawn-map.ts';
import type { City } from './city.ts';
import { drawCity } from './draw-city.ts';
import { keepKeys } from './keep-keys.ts';
import styles from './leaflet.module.css';
import { markLayer } from './mark-layer.ts';
import { PinIcon } from './pin-icon.ts';

type BaseMap = City | Extract<MapService, { kind: 'tiles' }>;

/** Draws maps with Leaflet, on the site's city plan or on a provider's tiles. */
export function drawLeaflet(baseMap: BaseMap): DrawMap {
  return (element, spec) => draw(baseMap, element, spec);
}

function draw(baseMap: BaseMap, element: HTMLElement, spec: MapSpec): DrawnMap {
  const { locations, onSelect, reducedMotion } = spec;
  const { initZoom, initCenterLat, initCenterLng, iconDefault, iconActive } = spec.map;
  const animate = !reducedMotion;
  element.classList.add(styles.leaflet ?? '');
  const map = createMap(element, {
    center: [initCenterLat, initCenterLng],
    zoom: initZoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // The block has zoom buttons with German labels, and the figure's caption has the attribution.
    zoomControl: false,
    attributionControl: false,
    // Lets the mouse wheel and one finger scroll the page instead of the map.
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    inertia: animate,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    ...(baseMap.kind === 'city' && { maxBounds: baseMap.bounds }),
  });
  const moveNames = baseMap.kind === 'city' ? drawCity(map, baseMap) : () => {};
  if (baseMap.kind === 'tiles') tileLayer(baseMap.url, { maxZoom: 19 }).addTo(map);
  moveNames(locations.map((location) => ({ ...location, count: 1 })));

  const places = locations.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
  const iconFor = (index: number, state: ReturnType<typeof markerState>) =>
    new PinIcon({
      iconUrl: state === 'active' ? iconActive : iconDefault,
      label: String(index + 1),
      title: locations[index]?.title ?? '',
      state,
    });
  const markers = places.map((place, index) => {
    const pin = marker(place, { icon: iconFor(index, 'default'), keyboard: false, autoPanOnFocus: false });
    pin.on('click', () => onSelect(index)).addTo(map);
    keepKeys(pin.getElement(), locations[index]?.title);
    return pin;
  });

  const { onView } = spec;
  const reportView = () => {
    const bounds = map.getBounds();
    onView?.({
      zoom: map.getZoom(),
      ...{
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      },
    });
  };
  if (onView) {
    map.on('moveend', reportView);
    reportView();
  }

  const showMarks = markLayer(map, spec);
  return {
    showMarks(marks) {
      showMarks(marks);
      moveNames(marks);
    },
    moveTo: ({ latitude, longitude }, zoom) => map.setView([latitude, longitude], zoom, { animate }),
    updateMarkers(emphasis) {
      markers.forEach((pin, index) => {
        const state = markerState(index, emphasis);
        if (pin.getElement()?.dataset.state !== state) pin.setIcon(iconFor(index, state));
        pin.setZIndexOffset(MARKER_ORDER[state]);
      });
    },
    panTo(index) {
      const place = places[index];
      if (place) map.panTo(place, { animate });
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate }),
    remove() {
      map.remove();
      element.replaceChildren();
    },
  };
}
