import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserRevealsTargets, useFragmentTarget } from '../fragment/fragment.ts';
import { isOpenInDocument } from '../hydration/hydration.ts';
import { animationsEnd } from '../motion/motion.ts';

/** `opening` and `closing` last as long as the stylesheet's animations. */
export type DisclosurePhase = 'closed' | 'opening' | 'open' | 'closing';

export interface DisclosureState {
  /** Ref for the `<details>`. */
  ref: RefObject<HTMLDetailsElement | null>;
  phase: DisclosurePhase;
  /** Opens or closes the details with the animation. */
  toggle(): void;
  /** For `onToggle`: adopts the state that the browser has set, for example after a search within the page. */
  follow(): void;
}

/**
 * Manages the state of a `<details>` that opens and closes with an animation.
 *
 * @param id id of the `<details>`; the initial state is its state in the document
 */
export function useDisclosure(id: string): DisclosureState {
  const ref = useRef<HTMLDetailsElement>(null);
  const [phase, setPhase] = useState<DisclosurePhase>(() => (isOpenInDocument(id) ? 'open' : 'closed'));

  // If the visitor has just opened it, its animation goes on.
  useLayoutEffect(() => {
    if (ref.current?.open && ref.current.lastElementChild?.getAnimations?.().length) setPhase('opening');
  }, []);

  useEffect(() => {
    if (ref.current === null || (phase !== 'opening' && phase !== 'closing')) return;
    let isOutdated = false;
    void animationsEnd(ref.current).then(() => {
      if (!isOutdated) setPhase(phase === 'opening' ? 'open' : 'closed');
    });
    return () => {
      isOutdated = true;
    };
  }, [phase]);

  useFragmentTarget((target) => {
    if (!browserRevealsTargets() && isWithinContent(ref.current, target)) setPhase('open');
  });

  return {
    ref,
    phase,
    toggle: () => setPhase(phaseAfterToggle),
    follow() {
      const isOpen = ref.current?.open ?? false;
      if (isOpen !== (phase !== 'closed')) setPhase(isOpen ? 'open' : 'closed');
    },
  };
}

function phaseAfterToggle(phase: DisclosurePhase): DisclosurePhase {
  return phase === 'closed' || phase === 'closing' ? 'opening' : 'closing';
}

function isWithinContent(details: HTMLDetailsElement | null, target: Element): boolean {
  if (!details?.contains(target) || target === details) return false;
  return !details.querySelector(':scope > summary')?.contains(target);
}
