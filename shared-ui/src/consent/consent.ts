import { CONSENT_SERVICES, type ConsentService, type ConsentStatus } from '@stadtraum/contracts/consent';
import type { ConsentPort, EventBus } from '@stadtraum/contracts/platform';
import type { ConsentDialog } from './dialog.ts';
import { followSettingsLinks } from './settings-links.ts';
import { type ConsentChoice, readStoredChoice } from './stored-choice.ts';

export interface ConsentOptions {
  bus: EventBus;
  /**
   * Production host (P6). On any other host, consent counts as given until the visitor decides. If undefined, visitors are always
   * asked.
   */
  siteHost?: string | undefined;
  /** Runs a task when the browser is idle. */
  whenIdle: (task: () => void) => void;
  /** Resolves when code that writes HTML may be loaded. */
  beforeDialog: () => Promise<unknown>;
  /** Called when the consent tool cannot be loaded. */
  onError: (error: unknown) => void;
}

/**
 * Implements the consent port with vanilla-cookieconsent. The stored choice is read without the tool. The tool is loaded only to
 * ask a visitor who has not decided yet, and to change or store a choice. If it cannot be loaded, visitors can only grant consent
 * on a placeholder, for the page view.
 *
 * A choice made in another tab also applies to this page: statuses reflect it immediately (R4.3-2), and listeners are notified
 * when the visitor returns to the page.
 */
export function createConsent({
  bus,
  siteHost,
  whenIdle,
  beforeDialog,
  onError,
}: ConsentOptions): ConsentPort {
  const assumed = siteHost !== undefined && location.hostname !== siteHost;
  const grantedOnce = new Set<ConsentService>();
  /** Services denied on this page. The denial applies even if it cannot be stored. */
  const deniedOnPage = new Set<ConsentService>();
  /** The last choice that this page has read or received. */
  let choice = readStoredChoice();
  let dialog: Promise<ConsentDialog> | undefined;
  let isStoring = false;

  /** The choice stored now, possibly by another tab; the page's last choice if storing is impossible. */
  const latestChoice = () => readStoredChoice() ?? choice;

  function status(service: ConsentService): ConsentStatus {
    if (grantedOnce.has(service)) return 'granted';
    if (deniedOnPage.has(service)) return 'denied';
    const decided = latestChoice();
    if (decided) return decided.has(service) ? 'granted' : 'denied';
    return assumed ? 'granted' : 'unknown';
  }

  function publish(): void {
    const statuses = Object.fromEntries(CONSENT_SERVICES.map((service) => [service, status(service)]));
    const next = statuses as Record<ConsentService, ConsentStatus>;
    const previous = bus.last('consent/changed');
    if (CONSENT_SERVICES.some((service) => previous?.[service] !== next[service])) {
      bus.publish('consent/changed', next);
    }
  }

  function onChoice(decided: ConsentChoice): void {
    choice = decided;
    // A decision in the dialog covers every service; a decision on a placeholder or an opt-out covers only one service.
    if (!isStoring) {
      grantedOnce.clear();
      deniedOnPage.clear();
    }
    publish();
  }

  function withDialog(use: (dialog: ConsentDialog) => void): Promise<void> {
    dialog ??= beforeDialog()
      .then(() => import(/* webpackChunkName: "consent" */ './dialog.ts'))
      .then(({ createDialog }) => createDialog(onChoice));
    return dialog.then(use).catch((error: unknown) => {
      dialog = undefined;
      onError(error);
      throw error;
    });
  }

  /** @param change modifies the set of services that the stored choice accepts */
  async function storeChange(change: (accepted: Set<ConsentService>) => void): Promise<void> {
    await withDialog(({ store }) => {
      const accepted = new Set(latestChoice());
      change(accepted);
      isStoring = true;
      store(accepted);
      isStoring = false;
    });
  }

  /** A page that was hidden, or kept in the back/forward cache, may have missed a decision made in another tab. */
  async function onReturn(): Promise<void> {
    const stored = readStoredChoice();
    if (!stored || (choice && isSame(stored, choice))) return;
    onChoice(stored);
    const outdated = await dialog;
    if (outdated) {
      dialog = undefined;
      outdated.dispose();
    }
  }

  const ignore = () => {};
  publish();
  addEventListener('pageshow', () => void onReturn().catch(ignore));
  document.addEventListener('visibilitychange', () => void onReturn().catch(ignore));
  followSettingsLinks(() => withDialog(({ openSettings }) => openSettings()));
  if (!choice && !assumed) whenIdle(() => void withDialog(({ ask }) => ask()).catch(ignore));

  return {
    status,
    subscribe(service, listener) {
      let previous = status(service);
      return bus.subscribe('consent/changed', (statuses) => {
        if (statuses[service] === previous) return;
        previous = statuses[service];
        listener(previous);
      });
    },
    grant(service, once = false) {
      deniedOnPage.delete(service);
      grantedOnce.add(service);
      publish();
      if (!once) void storeChange((accepted) => accepted.add(service)).catch(ignore);
    },
    deny(service) {
      grantedOnce.delete(service);
      deniedOnPage.add(service);
      publish();
      void storeChange((accepted) => accepted.delete(service)).catch(ignore);
    },
    openSettings: () => void withDialog(({ openSettings }) => openSettings()).catch(ignore),
  };
}

function isSame(one: ConsentChoice, other: ConsentChoice): boolean {
  return one.size === other.size && [...one].every((service) => other.has(service));
}
