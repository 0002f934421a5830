import { browserRevealsTargets, elementOfFragment } from '../fragment/fragment.ts';
import { animationsEnd } from '../motion/motion.ts';
import { takeTurn } from '../turn/take-turn.ts';

type Move = 'opening' | 'closing';

/**
 * Opens and closes a `<details>` with the stylesheet's animations (R2.11-15). Its state is in the document: `open`; `data-moving`
 * during an animation; `data-active` on item and header unless it is closed or closing. Runs as a behaviour before hydration, and
 * for the component after it.
 */
export function startDisclosure(details: HTMLDetailsElement, blockSignal: AbortSignal): void {
  const header = details.querySelector<HTMLElement>(':scope > summary');
  const fold = header?.nextElementSibling;
  if (!header || !fold) return;
  const signal = takeTurn(details, blockSignal);
  const listen = { signal };
  let latestMove = 0;

  function mark(): void {
    const isExpanded = details.open && details.dataset.moving !== 'closing';
    details.toggleAttribute('data-active', isExpanded);
    header?.toggleAttribute('data-active', isExpanded);
  }

  function move(direction: Move): void {
    details.dataset.moving = direction;
    details.open = true;
    mark();
    latestMove += 1;
    const thisMove = latestMove;
    void animationsEnd(details).then(() => {
      if (thisMove !== latestMove || signal.aborted) return;
      settle(direction === 'opening');
    });
  }

  function settle(isOpen: boolean): void {
    latestMove += 1;
    delete details.dataset.moving;
    details.open = isOpen;
    mark();
  }

  const running = details.dataset.moving as Move | undefined;
  if (running) move(running);
  // The stylesheet has started to open it.
  else if (details.open && fold.getAnimations?.().length) move('opening');
  else mark();
  details.dataset.live = '';

  header.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      move(details.open && details.dataset.moving !== 'closing' ? 'closing' : 'opening');
    },
    listen,
  );
  // The browser has opened or closed it, for example for a search within the page.
  details.addEventListener('toggle', () => (details.open ? mark() : settle(false)), listen);
  fold
    .querySelector(':scope > [data-anchor]')
    ?.addEventListener('focus', () => header.focus({ preventScroll: true }), listen);

  if (browserRevealsTargets()) return;
  const revealTarget = () => {
    const target = elementOfFragment(location.hash.slice(1));
    if (target && fold.contains(target)) settle(true);
  };
  addEventListener('hashchange', revealTarget, listen);
  revealTarget();
}
