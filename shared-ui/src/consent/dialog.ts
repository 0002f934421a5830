import type { ConsentService } from '@stadtraum/contracts/consent';
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './dialog.css';
import { dialogTexts } from './dialog-texts.ts';
import { CONSENT_COOKIE, type ConsentChoice, choiceFrom } from './stored-choice.ts';

/** The functions of the consent tool that the port uses. */
export interface ConsentDialog {
  /** Shows the first layer and moves the focus to it, after the visitor has stopped typing. */
  ask(): void;
  openSettings(): void;
  /** Stores a choice as if it had been made in the dialog. */
  store(choice: ConsentChoice): void;
  /** Removes the dialog from the page. */
  dispose(): void;
}

/** Each service is a separate category, because the tool's `acceptService` forgets previously accepted categories (3.1.0). */
const CATEGORIES: Record<'necessary' | ConsentService, CookieConsent.Category> = {
  necessary: { enabled: true, readOnly: true },
  maps: {},
  video: {},
  analytics: {},
};

/**
 * @param onChoice called with each later choice of the visitor
 * @throws the tool's errors, for example when cookies cannot be read
 */
export async function createDialog(onChoice: (choice: ConsentChoice) => void): Promise<ConsentDialog> {
  let started = false;
  const notify = ({ cookie }: { cookie: CookieConsent.CookieValue }) => {
    const choice = choiceFrom(cookie);
    // The tool reports the stored choice while it starts.
    if (choice && started) onChoice(choice);
  };
  await CookieConsent.run({
    categories: CATEGORIES,
    revision: CONSENT_COOKIE.revision,
    cookie: { name: CONSENT_COOKIE.name, expiresAfterDays: CONSENT_COOKIE.days },
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    guiOptions: {
      consentModal: { layout: 'box wide', position: 'bottom center', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: { default: 'de', translations: { de: dialogTexts } },
    onConsent: notify,
    onChange: notify,
    onModalReady: ({ modalName, modal }) => {
      // The first layer leaves the page usable, so it must not claim to be modal.
      if (modalName === 'consentModal') modal.removeAttribute('aria-modal');
    },
  });
  started = true;
  return {
    ask: () => whenNotTyping(() => CookieConsent.show(true)),
    openSettings: () => CookieConsent.showPreferences(),
    store(choice) {
      CookieConsent.acceptCategory(['necessary', ...choice]);
      CookieConsent.hide();
    },
    dispose: () => CookieConsent.reset(false),
  };
}

function whenNotTyping(task: () => void): void {
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select')) focused.addEventListener('blur', task, { once: true });
  else task();
}
