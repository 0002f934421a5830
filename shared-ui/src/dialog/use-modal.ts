import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { animationsEnd } from '../motion/motion.ts';
import { lockScroll } from './lock-scroll.ts';

export interface Modal {
  /** Ref for the `<dialog>`. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content is mounted: while the dialog is open and until it has faded out. */
  hasContent: boolean;
}

/**
 * Shows a `<dialog>` as a modal while `isOpen` is true, and prevents the page behind it from scrolling.
 *
 * @param initialFocus the element to focus; by default, the first focusable element
 */
export function useModal(isOpen: boolean, initialFocus?: RefObject<HTMLElement | null>): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const isFading = useFading(ref, isOpen);

  const end = useRef<(() => void) | undefined>(undefined);

  const start = useEffectEvent(() => {
    if (ref.current) end.current = showAsModal(ref.current, initialFocus?.current);
  });
  // `end` is not a clean-up function, because React restores the focus after clean-ups, which would focus the closed dialog.
  useLayoutEffect(() => {
    if (isOpen) return start();
    end.current?.();
    end.current = undefined;
  }, [isOpen]);
  useLayoutEffect(() => () => end.current?.(), []);

  return { ref, hasContent: isOpen || isFading };
}

/** Opens the dialog. @returns a function that closes it and restores the previous focus */
function showAsModal(dialog: HTMLDialogElement, initialFocus: HTMLElement | null | undefined): () => void {
  const opener = document.activeElement;
  const unlockScroll = lockScroll();
  dialog.showModal();
  initialFocus?.focus();
  return () => {
    dialog.close();
    unlockScroll();
    // Browsers would also restore the focus, but scroll to the opener.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

/** True while a closed dialog still runs its animations. */
function useFading(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isFading, setFading] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setFading(wasOpen);
  }

  useEffect(() => {
    if (!isFading || ref.current === null) return;
    let isOutdated = false;
    void animationsEnd(ref.current).then(() => {
      if (!isOutdated) setFading(false);
    });
    return () => {
      isOutdated = true;
    };
  }, [isFading, ref]);

  return isFading;
}
