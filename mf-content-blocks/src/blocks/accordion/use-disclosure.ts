import { isOpenInDocument } from '@stadtraum/shared-ui/hydration';
import { animationsEnd } from '@stadtraum/shared-ui/motion';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** `opening` and `closing` last as long as the stylesheet's animations. */
export type DisclosurePhase = 'closed' | 'opening' | 'open' | 'closing';

export interface Disclosure {
  /** For the `<details>`. */
  ref: RefObject<HTMLDetailsElement | null>;
  phase: DisclosurePhase;
  toggle(): void;
}

/**
 * The state of a `<details>` that opens and closes with an animation.
 *
 * @param id of the `<details>`; one that stands open in the document starts open
 */
export function useDisclosure(id: string): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const [phase, setPhase] = useState<DisclosurePhase>(() => (isOpenInDocument(id) ? 'open' : 'closed'));

  useEffect(() => {
    if (ref.current === null || (phase !== 'opening' && phase !== 'closing')) return;
    let isOutdated = false;
    animationsEnd(ref.current).then(() => {
      if (!isOutdated) setPhase(phase === 'opening' ? 'open' : 'closed');
    });
    return () => {
      isOutdated = true;
    };
  }, [phase]);

  return { ref, phase, toggle: () => setPhase(afterToggle) };
}

function afterToggle(phase: DisclosurePhase): DisclosurePhase {
  return phase === 'closed' || phase === 'closing' ? 'opening' : 'closing';
}
