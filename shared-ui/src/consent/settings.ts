import type { ConsentService } from '@stadtraum/contracts/consent';
import * as CookieConsent from 'vanilla-cookieconsent';
import toolBase from 'vanilla-cookieconsent/dist/css-components/base.css' with { type: 'text' };
import toolColors from 'vanilla-cookieconsent/dist/css-components/light-scheme.css' with { type: 'text' };
import toolDialog from 'vanilla-cookieconsent/dist/css-components/preferences-modal.css' with {
  type: 'text',
};
import { adoptStyles } from '../adopt-styles.ts';
import settingsStyles from './settings.css' with { type: 'text' };
import { settingsTexts } from './settings-texts.ts';
import type { ConsentChoice, ConsentCookie, StoredCookie } from './stored-choice.ts';

adoptStyles(toolBase + toolColors + toolDialog + settingsStyles);

/** Counts how often the settings have been closed, which also happens before they open. */
let changes = 0;

/**
 * Opens the settings dialog, with its categories as the choice has them. The tool is started each time, so that it never shows
 * an outdated choice. It stores what the visitor decides in it.
 *
 * @param choice the choice on this page, which counts if cookies cannot be read
 * @param onDecision called with the cookie that holds the visitor's decision
 * @throws the tool's errors
 */
export async function openSettings(
  choice: ConsentChoice,
  { name, revision, days }: ConsentCookie,
  onDecision: (stored: StoredCookie) => void,
): Promise<void> {
  closeSettings();
  const opening = changes;
  let isOpen = false;
  const notify = ({ cookie }: { cookie: CookieConsent.CookieValue }) => {
    // The tool reports the stored choice while it starts. Later, it first returns the focus to where it came from.
    if (isOpen) queueMicrotask(() => onDecision(cookie));
  };
  await CookieConsent.run({
    categories: categoriesFor(choice),
    revision,
    cookie: { name, expiresAfterDays: days },
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    language: { default: 'de', translations: { de: settingsTexts } },
    onConsent: notify,
    onChange: notify,
  });
  // The visitor has decided elsewhere, or opened the settings again, while the tool started.
  if (changes !== opening) return;
  isOpen = true;
  CookieConsent.showPreferences();
}

/** Closes the settings dialog, if it is open, without a decision. */
export function closeSettings(): void {
  changes += 1;
  CookieConsent.hidePreferences();
  CookieConsent.reset(false);
}

/** Each service is a separate category, because the tool's `acceptService` forgets previously accepted categories (3.1.0). */
function categoriesFor(choice: ConsentChoice): Record<'necessary' | ConsentService, CookieConsent.Category> {
  const enabled = (service: ConsentService) => ({ enabled: choice.has(service) });
  return {
    necessary: { enabled: true, readOnly: true },
    maps: enabled('maps'),
    video: enabled('video'),
    analytics: enabled('analytics'),
  };
}
