import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { type Remembered, rememberUids } from '@stadtraum/shared-ui/remembered';
import { REMEMBERED_OFFERS } from './remembered-offers.ts';

/** What the status of RememberStatus says. */
export type RememberState = 'full' | 'not-stored' | 'copied' | 'not-copied';

/**
 * Brings the parts of `remember/` in a block to life, also after its hydration: buttons that remember an offer, the link to the
 * remembered offers, and buttons that forget them or copy the page's address. Without it, none of them is visible.
 */
export const startRemembering: Behaviour = (root, { signal }) => {
  const remembered = rememberUids(REMEMBERED_OFFERS, () => localStorage, window, signal);
  const all = <Part extends HTMLElement>(selector: string) => root.querySelectorAll<Part>(selector);

  function show(): void {
    const uids = remembered.uids();
    for (const button of all('[data-remember]')) {
      button.dataset.live = '';
      button.setAttribute('aria-pressed', String(uids.includes(Number(button.dataset.remember))));
    }
    for (const link of all<HTMLAnchorElement>('[data-remembered]')) {
      const address = new URL(link.href);
      address.searchParams.set(link.dataset.remembered ?? '', uids.join(','));
      link.href = address.pathname + address.search;
      link.dataset.count = String(uids.length);
      link.toggleAttribute('data-live', uids.length > 0);
    }
    for (const button of all('[data-forget]')) button.toggleAttribute('data-live', uids.length > 0);
    for (const button of all('[data-copy-address]')) button.dataset.live = '';
  }

  function say(state: RememberState | undefined): void {
    for (const status of all('[data-remember-status]')) status.dataset.state = state ?? '';
  }

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(
        '[data-remember], [data-forget], [data-copy-address]',
      );
      if (!button) return;
      if (button.dataset.copyAddress !== undefined) void copyAddress().then(say);
      else if (button.dataset.forget !== undefined) remembered.clear();
      else say(toggle(remembered, Number(button.dataset.remember)));
    },
    { signal },
  );
  remembered.subscribe(show);
  show();
};

/** @returns what the visitor must know, if anything */
function toggle(remembered: Remembered, uid: number): RememberState | undefined {
  if (remembered.uids().includes(uid)) remembered.remove(uid);
  else if (!remembered.add(uid)) return 'full';
  return remembered.isStored() ? undefined : 'not-stored';
}

async function copyAddress(): Promise<RememberState> {
  try {
    await navigator.clipboard.writeText(location.href.replace(/#.*/, ''));
    return 'copied';
  } catch {
    // Blocked, or the page was loaded over plain HTTP.
    return 'not-copied';
  }
}
