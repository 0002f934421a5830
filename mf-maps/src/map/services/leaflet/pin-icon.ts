import { Icon } from 'leaflet';
import { HIGHLIGHT_SCALE, LABEL_COLOURS, MARKER_ICON, type MarkerState } from '../../drawn-map/drawn-map.ts';
import styles from './leaflet.module.css';

interface Pin {
  /** URL of the picture. */
  iconUrl: string;
  /** Number of the location; empty for a place without one. */
  label: string;
  title: string;
  state: MarkerState;
}

/**
 * A marker's icon (R9.4-1): a button with a picture and a number, which the keyboard can reach and press. A new icon reuses the
 * element, so the button keeps the focus.
 */
export class PinIcon extends Icon {
  readonly #pin: Pin;

  constructor(pin: Pin) {
    super({ iconUrl: pin.iconUrl });
    this.#pin = pin;
  }

  override createIcon(existing?: HTMLElement): HTMLElement {
    const { iconUrl, label, title, state } = this.#pin;
    const button = existing ?? createButton();
    const [picture, number] = button.children;
    if (picture instanceof HTMLImageElement && picture.getAttribute('src') !== iconUrl) picture.src = iconUrl;
    if (number instanceof HTMLElement) {
      number.textContent = label;
      number.style.color = LABEL_COLOURS[state];
    }
    // The accessible name starts with the visible label (WCAG 2.5.3).
    button.setAttribute('aria-label', `${label} ${title}`.trim());
    button.setAttribute('aria-pressed', String(state === 'active'));
    button.dataset.state = state;
    return button;
  }

  override createShadow(): HTMLElement {
    // Leaflet accepts null here; its types do not.
    return null as unknown as HTMLElement;
  }
}

function createButton(): HTMLElement {
  const { size, scaledSize, anchor, labelOrigin } = MARKER_ICON;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.pin ?? '';
  Object.assign(button.style, {
    width: `${scaledSize[0]}px`,
    height: `${scaledSize[1]}px`,
    marginLeft: `${-anchor[0]}px`,
    marginTop: `${-anchor[1]}px`,
  });
  button.style.setProperty('--highlight-scale', String(HIGHLIGHT_SCALE));
  const picture = new Image(...size);
  picture.alt = '';
  const number = document.createElement('span');
  number.className = styles.number ?? '';
  Object.assign(number.style, { left: `${labelOrigin[0]}px`, top: `${labelOrigin[1]}px` });
  button.append(picture, number);
  return button;
}
