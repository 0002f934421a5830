import { DomEvent } from 'leaflet';

/** Gives a marker's button a tooltip, and keeps key presses on it away from Leaflet's keyboard shortcuts. */
export function keepKeys(button: HTMLElement | undefined, title = ''): void {
  if (!button) return;
  button.title = title;
  DomEvent.on(button, 'keydown', DomEvent.stopPropagation);
}
