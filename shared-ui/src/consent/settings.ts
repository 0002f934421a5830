import { CONSENT_SERVICES, type ConsentProviders, type ConsentService } from '@stadtraum/contracts/consent';
import * as CookieConsent from 'vanilla-cookieconsent';
import toolBase from 'vanilla-cookieconsent/dist/css-components/base.css' with { type: 'text' };
import toolColors from 'vanilla-cookieconsent/dist/css-components/light-scheme.css' with { type: 'text' };
import toolDialog from 'vanilla-cookieconsent/dist/css-components/preferences-modal.css' with {
  type: 'text',
};
import { adoptStyles } from '../adopt-styles.ts';
import settingsStyles from './settings.css' with { type: 'text' };
import { settingsTexts } from './settings-texts.ts';
import type { ConsentChoice, ConsentCookie } from './stored-choice.ts';

export interface SettingsOptions {
  /** The services that the site uses. */
  providers: ConsentProviders;
  cookie: ConsentCookie;
  /** Called whenever the visitor presses one of the dialog's buttons to decide. @param accepted the accepted categories */
  onDecision: (accepted: readonly string[]) => void;
}

adoptStyles(toolBase + toolColors + toolDialog + settingsStyles);

/** Counts how often the settings have been closed, which also happens before they open. */
let changes = 0;

/**
 * Opens the settings dialog, with its categories as the choice has them. The tool is started each time, so that it never shows
 * an outdated choice. It stores what the visitor decides in it.
 *
 * @param choice the choice on this page, which counts if cookies cannot be read
 * @throws the tool's errors
 */
export async function openSettings(
  { providers, cookie, onDecision }: SettingsOptions,
  choice: ConsentChoice,
): Promise<void> {
  closeSettings();
  const opening = changes;
  await CookieConsent.run({
    categories: categoriesFor(choice, providers),
    revision: cookie.revision,
    cookie: { name: cookie.name, expiresAfterDays: cookie.days },
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    language: { default: 'de', translations: { de: settingsTexts(providers) } },
  });
  // The visitor has decided elsewhere, or opened the settings again, while the tool started.
  if (changes !== opening) return;
  CookieConsent.showPreferences();
  // The tool reports a decision only if it changes what is stored. It has handled the click when the click arrives here.
  document.querySelector('#cc-main')?.addEventListener('click', ({ target }) => {
    const isDecision = (target as Element).closest('.pm__btn') !== null;
    if (isDecision) onDecision(CookieConsent.getUserPreferences().acceptedCategories);
  });
}

/** Shows another choice in the settings dialog, if it is open. The tool reads the switches when the visitor decides. */
export function updateSettings(choice: ConsentChoice): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('#cc-main input:enabled')) {
    input.checked = choice.has(input.value as ConsentService);
  }
}

/** Closes the settings dialog, if it is open, without a decision. */
export function closeSettings(): void {
  changes += 1;
  CookieConsent.hidePreferences();
  CookieConsent.reset(false);
}

/** Each service is a separate category, because the tool's `acceptService` forgets previously accepted categories (3.1.0). */
function categoriesFor(
  choice: ConsentChoice,
  providers: ConsentProviders,
): Record<string, CookieConsent.Category> {
  const services = CONSENT_SERVICES.filter((service) => providers[service]);
  return {
    necessary: { enabled: true, readOnly: true },
    ...Object.fromEntries(services.map((service) => [service, { enabled: choice.has(service) }])),
  };
}
