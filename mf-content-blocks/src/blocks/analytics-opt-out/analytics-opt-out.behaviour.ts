import type { Behaviour } from '@stadtraum/federation-kit/behaviour';

/** Shows whether visits are counted, and lets the visitor opt out with the first touch (R2.11-20). The block needs no React. */
const startOptOut: Behaviour = (root, { platform: { consent }, signal }) => {
  const status = root.querySelector<HTMLElement>('[data-counted-text]');
  const optOut = root.querySelector<HTMLElement>('[data-opt-out]');
  if (!status || !optOut) return;
  const { countedText = '' } = status.dataset;
  const deniedText = status.textContent;

  function show(): void {
    const isCounted = consent.status('analytics') === 'granted';
    const text = isCounted ? countedText : deniedText;
    status?.toggleAttribute('data-counted', isCounted);
    // The same text again would be announced again.
    if (status && status.textContent !== text) status.textContent = text;
  }

  optOut.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('a')) return;
      event.preventDefault();
      consent.deny('analytics');
    },
    { signal },
  );
  signal.addEventListener('abort', consent.subscribe('analytics', show));
  show();
  optOut.dataset.live = '';
};
export default startOptOut;
