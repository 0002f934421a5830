import type { ConsentService } from '@stadtraum/contracts/consent';
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './dialog.css';
import { dialogTexts } from './dialog-texts.ts';
import { CONSENT_COOKIE, type ConsentChoice, choiceFrom } from './stored-choice.ts';

/** What the port needs from the consent tool. */
export interface ConsentDialog {
  /** Shows the first layer, which takes the focus unless the visitor is typing. */
  ask(): void;
  openSettings(): void;
  /** Stores a choice as if it had been made in the dialog. */
  store(choice: ConsentChoice): void;
  /** Removes the dialog from the page. */
  dispose(): void;
}

/**
 * Each service is a category of its own: the tool's `acceptService` forgets the categories that were accepted before
 * (3.1.0), `acceptCategory` does not.
 */
const CATEGORIES: Record<'necessary' | ConsentService, CookieConsent.Category> = {
  necessary: { enabled: true, readOnly: true },
  maps: {},
  video: {},
  analytics: {},
};

/**
 * @param onChoice receives each choice that the visitor makes from now on
 * @throws the tool's errors, for example when cookies cannot be read
 */
export async function createDialog(onChoice: (choice: ConsentChoice) => void): Promise<ConsentDialog> {
  let started = false;
  const pass = ({ cookie }: { cookie: CookieConsent.CookieValue }) => {
    const choice = choiceFrom(cookie);
    // While it starts, the tool announces the stored choice.
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
    onConsent: pass,
    onChange: pass,
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
