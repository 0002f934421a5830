/*
 * Stands in for the Maps JavaScript API: implements the calls that the site makes, and records them in
 * `window.googleCalls`. It draws markers as buttons at their positions, so that tests can click them.
 */
(() => {
  const calls = [];
  window.googleCalls = calls;
  const record = (name, ...parameters) => calls.push([name, ...parameters]);

  class Point {
    constructor(x, y) {
      Object.assign(this, { x, y });
    }
  }

  class Size {
    constructor(width, height) {
      Object.assign(this, { width, height });
    }
  }

  /** Web Mercator, in pixels at a zoom level. */
  function project({ lat, lng }, zoom) {
    const scale = 256 * 2 ** zoom;
    const sine = Math.sin((lat * Math.PI) / 180);
    return {
      x: scale * (0.5 + lng / 360),
      y: scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
    };
  }

  class StandInMap {
    constructor(element, options) {
      record('Map', { ...options });
      Object.assign(this, { element, center: options.center, zoom: options.zoom, markers: new Set() });
      element.style.overflow = 'hidden';
    }

    panTo(center) {
      record('panTo', center);
      this.center = center;
      this.updatePosition();
    }

    getZoom() {
      return this.zoom;
    }

    setZoom(zoom) {
      record('setZoom', zoom);
      this.zoom = zoom;
      this.updatePosition();
    }

    updatePosition() {
      for (const marker of this.markers) marker.updatePosition();
    }
  }

  class Marker {
    constructor(options) {
      record('Marker', { title: options.title, position: options.position, optimized: options.optimized });
      this.position = options.position;
      this.button = document.createElement('button');
      this.button.style.cssText =
        'position: absolute; padding: 0; border: 0; background: none; cursor: pointer';
      this.button.append(new Image(), document.createElement('span'));
      this.setTitle(options.title);
      this.setLabel(options.label);
      this.setIcon(options.icon);
      this.setZIndex(options.zIndex);
      this.setMap(options.map);
    }

    addListener(type, listener) {
      this.button.addEventListener(type, listener);
    }

    setIcon(icon) {
      this.icon = icon;
      record('setIcon', this.title, JSON.parse(JSON.stringify(icon)));
      const [picture, label] = this.button.children;
      picture.src = icon.url;
      picture.width = icon.scaledSize.width;
      picture.height = icon.scaledSize.height;
      label.style.cssText = `position: absolute; left: ${icon.labelOrigin.x}px; top: ${icon.labelOrigin.y}px; translate: -50% -50%`;
      this.updatePosition();
    }

    setLabel({ text }) {
      this.button.lastChild.textContent = text;
    }

    setZIndex(zIndex) {
      this.button.style.zIndex = zIndex;
    }

    setTitle(title) {
      this.title = title;
      this.button.setAttribute('aria-label', title);
    }

    setMap(map) {
      if (!map) record('removed', this.title);
      this.map?.markers.delete(this);
      this.map = map;
      if (map) map.element.append(this.button);
      else this.button.remove();
      map?.markers.add(this);
      this.updatePosition();
    }

    updatePosition() {
      if (!this.map) return;
      const { element, center, zoom } = this.map;
      const mapCenter = project(center, zoom);
      const point = project(this.position, zoom);
      const { x, y } = this.icon.anchor;
      this.button.style.left = `${element.clientWidth / 2 + point.x - mapCenter.x - x}px`;
      this.button.style.top = `${element.clientHeight / 2 + point.y - mapCenter.y - y}px`;
    }
  }

  const event = { clearInstanceListeners: () => record('clearInstanceListeners') };
  const classes = { Map: StandInMap, Marker, Point, Size, event };
  Object.assign(window.google.maps, classes, {
    importLibrary: async (name) => {
      record('importLibrary', name);
      return classes;
    },
  });
  // The loader passes the name of one of its functions as the callback.
  record('loaded', new URL(document.currentScript.src).searchParams.get('callback'));
  window.google.maps.__ib__();
})();
