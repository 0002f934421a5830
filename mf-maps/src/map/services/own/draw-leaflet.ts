import type { MapService } from '@stadtraum/contracts/map-service';
import { Browser, map as createMap, DomEvent, type LatLngTuple, marker, tileLayer } from 'leaflet';
import {
  type DrawMap,
  type DrawnMap,
  MARKER_ORDER,
  type MapToDraw,
  markerState,
} from '../../drawn-map/drawn-map.ts';
import type { City } from './city.ts';
import { drawCity } from './draw-city.ts';
import styles from './leaflet.module.css';
import { PinIcon } from './pin-icon.ts';

/** The base map below the markers. */
type Ground = City | Extract<MapService, { kind: 'tiles' }>;

/** Draws maps with Leaflet, on the site's own city or on a provider's tiles. */
export function drawLeaflet(ground: Ground): DrawMap {
  return (element, toDraw) => draw(ground, element, toDraw);
}

function draw(ground: Ground, element: HTMLElement, toDraw: MapToDraw): DrawnMap {
  const { locations, onSelect, reducedMotion } = toDraw;
  const { initZoom, initCenterLat, initCenterLng, iconDefault, iconActive } = toDraw.map;
  const animate = !reducedMotion;
  element.classList.add(styles.leaflet ?? '');
  const map = createMap(element, {
    center: [initCenterLat, initCenterLng],
    zoom: initZoom,
    minZoom: 11,
    maxZoom: 18,
    // The block has its own buttons with German names; the figure's caption has the attribution.
    zoomControl: false,
    attributionControl: false,
    // Wheel and touch scroll the page instead of getting stuck on the map.
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    inertia: animate,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    ...(ground.kind === 'city' && { maxBounds: ground.bounds }),
  });
  if (ground.kind === 'city') drawCity(map, ground);
  else tileLayer(ground.url, { maxZoom: 19 }).addTo(map);

  const places = locations.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
  const iconOf = (index: number, state: ReturnType<typeof markerState>) =>
    new PinIcon({
      iconUrl: state === 'active' ? iconActive : iconDefault,
      label: String(index + 1),
      title: locations[index]?.title ?? '',
      state,
    });
  const markers = places.map((place, index) => {
    const pin = marker(place, { icon: iconOf(index, 'default'), keyboard: false, autoPanOnFocus: false });
    pin.on('click', () => onSelect(index)).addTo(map);
    const button = pin.getElement();
    if (button) {
      button.title = locations[index]?.title ?? '';
      // A keyboard click on the button also reaches Leaflet; its shortcuts must not apply to buttons.
      DomEvent.on(button, 'keydown', DomEvent.stopPropagation);
    }
    return pin;
  });

  return {
    mark(marked) {
      markers.forEach((pin, index) => {
        const state = markerState(index, marked);
        if (pin.getElement()?.dataset.state !== state) pin.setIcon(iconOf(index, state));
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
