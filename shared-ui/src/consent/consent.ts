import {
  CONSENT_SERVICES,
  type ConsentProviders,
  type ConsentService,
  type ConsentStatus,
} from '@stadtraum/contracts/consent';
import type { consentChanged } from '@stadtraum/contracts/events';
import type { ConsentPort, EventBus } from '@stadtraum/contracts/platform';
import { showLayer } from './layer.ts';
import { followSettingsLinks } from './settings-links.ts';
import {
  CONSENT_COOKIE,
  type ConsentChoice,
  choiceOf,
  isStoredFor,
  readStored,
  writeStoredChoice,
} from './stored-choice.ts';
import { whenCookiesChange } from './when-cookies-change.ts';

export interface ConsentOptions {
  bus: EventBus;
  /** The services that the site uses. */
  providers: ConsentProviders;
  /**
   * Production host (P6). On any other host, consent counts as given until the visitor decides. If undefined, visitors are always
   * asked.
   */
  siteHost?: string | undefined;
  /** Runs a task when the browser is idle. */
  whenIdle: (task: () => void) => void;
  /** Resolves when code that writes HTML may be loaded. */
  beforeSettings: () => Promise<unknown>;
  /** Shows that a touch of a control has arrived. Returns a function that ends it. */
  showPending: (control: Element) => () => void;
  /** Called when the consent tool cannot be loaded. */
  onError: (error: unknown) => void;
}

/**
 * Implements the consent port. It asks visitors who have not decided, and reads and stores their choice, without a library.
 * vanilla-cookieconsent loads when a visitor opens the settings. If it cannot be loaded, visitors can still accept or refuse
 * everything, or decide on a placeholder.
 *
 * A decision in another window also applies to this page: statuses reflect it immediately (R4.3-2), and listeners are notified
 * within half a second. What this page may load once ends with a decision on all services, not with one on another service.
 */
export function createConsent({
  bus,
  providers,
  siteHost,
  whenIdle,
  beforeSettings,
  showPending,
  onError,
}: ConsentOptions): ConsentPort {
  const services = Object.keys(providers) as ConsentService[];
  const assumed = siteHost !== undefined && location.hostname !== siteHost;
  /** Services granted for this page view. */
  const grantedOnce = new Set<ConsentService>();
  /** What was stored when this page last followed it. */
  let followed = readStored();
  /** The last choice that this page has read or made. */
  let { choice } = followed;
  let settings: Promise<typeof import('./settings.ts')> | undefined;
  let hideLayer = () => {};

  /** The choice stored now, possibly by another window; the page's last choice if storing is impossible. */
  const latestChoice = () => readStored().choice ?? choice;

  function status(service: ConsentService): ConsentStatus {
    if (grantedOnce.has(service)) return 'granted';
    const decided = latestChoice();
    if (decided) return decided.has(service) ? 'granted' : 'denied';
    return assumed ? 'granted' : 'unknown';
  }

  function publish(): void {
    const statuses = Object.fromEntries(CONSENT_SERVICES.map((service) => [service, status(service)]));
    const next = statuses as Record<ConsentService, ConsentStatus>;
    const previous = bus.last<typeof consentChanged>('consent/changed');
    if (CONSENT_SERVICES.some((service) => previous?.[service] !== next[service])) {
      bus.publish<typeof consentChanged>('consent/changed', next);
    }
  }

  function adopt(decided: ConsentChoice): void {
    choice = decided;
    followed = readStored();
    hideLayer();
    publish();
  }

  /** The visitor has decided on every service: in the layer, in the settings, or in another window. */
  function onChoice(decided: ConsentChoice): void {
    grantedOnce.clear();
    adopt(decided);
  }

  function storeChoice(decided: ConsentChoice): void {
    writeStoredChoice(decided, services, true);
    onChoice(decided);
  }

  /** The visitor has decided on one service. @param change modifies the set of services that the stored choice accepts */
  function storeChange(change: (accepted: Set<ConsentService>) => void): void {
    const accepted = new Set(latestChoice() ?? (assumed ? CONSENT_SERVICES : []));
    change(accepted);
    writeStoredChoice(accepted, services);
    adopt(accepted);
    closeSettings();
  }

  /** Settings that are open, or about to open, show an outdated choice. */
  function closeSettings(): void {
    settings?.then((tool) => tool.closeSettings()).catch(ignore);
  }

  async function openSettings(): Promise<void> {
    try {
      settings ??= beforeSettings().then(() => import(/* webpackChunkName: "consent" */ './settings.ts'));
      const tool = await settings;
      await tool.openSettings(
        { providers, cookie: CONSENT_COOKIE, onDecision: (accepted) => storeChoice(choiceOf(accepted)) },
        latestChoice() ?? new Set(),
      );
    } catch (error) {
      settings = undefined;
      onError(error);
      throw error;
    }
  }

  function ask(): void {
    if (latestChoice() && isStoredFor(services)) return;
    hideLayer = showLayer((decided) => {
      storeChoice(decided);
      closeSettings();
    });
  }

  /** Another window may have stored a decision, also while this page was hidden or in the back/forward cache. */
  function followStored(): void {
    const { choice: stored, text, onAll } = readStored();
    if (!stored || followed.text === text) return;
    (followed.onAll === onAll ? adopt : onChoice)(stored);
    settings?.then((tool) => tool.updateSettings(stored)).catch(ignore);
  }

  publish();
  whenCookiesChange(followStored);
  followSettingsLinks((opener) => openSettings().finally(showPending(opener)));
  if (!assumed) whenIdle(() => whenNotTyping(ask));

  return {
    status,
    subscribe(service, listener) {
      let previous = status(service);
      return bus.subscribe<typeof consentChanged>('consent/changed', (statuses) => {
        if (statuses[service] === previous) return;
        previous = statuses[service];
        listener(previous);
      });
    },
    grant(service, once) {
      if (!once) return storeChange((accepted) => accepted.add(service));
      grantedOnce.add(service);
      publish();
    },
    deny(service) {
      grantedOnce.delete(service);
      storeChange((accepted) => accepted.delete(service));
    },
    openSettings: () => void openSettings().catch(ignore),
  };
}

const ignore = () => {};

/** The layer must not appear over a field that the visitor is filling in. */
function whenNotTyping(task: () => void): void {
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select')) focused.addEventListener('blur', task, { once: true });
  else task();
}
