import { hasModifier } from '../modifier-keys.ts';

/** Selects the links and buttons that open the consent settings. */
const SETTINGS_SELECTOR = '[data-consent-settings]';

/**
 * Opens the settings when an element marked with `data-consent-settings` is clicked, including elements added later. If the
 * settings cannot be opened, links navigate to their `href`, and buttons to the address in the attribute.
 *
 * @param openSettings opens the settings on behalf of the clicked element
 */
export function followSettingsLinks(openSettings: (opener: Element) => Promise<void>): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest(SETTINGS_SELECTOR) : null;
    if (!element || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    openSettings(element).catch(() => {
      const address = element.getAttribute('href') ?? element.getAttribute('data-consent-settings');
      if (address) location.assign(address);
    });
  });
}
