import { Icon } from 'leaflet';
import type { Mark } from '../../drawn-map/drawn-map.ts';
import styles from './leaflet.module.css';

/** The mark of several places: a round button with their number. A new icon reuses the element, so the button keeps the focus. */
export class ClusterIcon extends Icon {
  readonly #cluster: Pick<Mark, 'count' | 'title' | 'state'>;

  constructor(cluster: Pick<Mark, 'count' | 'title' | 'state'>) {
    super({ iconUrl: '' });
    this.#cluster = cluster;
  }

  override createIcon(existing?: HTMLElement): HTMLElement {
    const { count, title, state } = this.#cluster;
    const button = existing ?? document.createElement('button');
    if (button instanceof HTMLButtonElement) button.type = 'button';
    button.className = styles.cluster ?? '';
    button.textContent = String(count);
    button.setAttribute('aria-label', title);
    button.dataset.state = state;
    return button;
  }

  override createShadow(): HTMLElement {
    // Leaflet accepts null here; its types do not.
    return null as unknown as HTMLElement;
  }
}
