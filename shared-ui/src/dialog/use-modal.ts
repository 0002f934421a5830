import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { animationsEnd } from '../motion/motion.ts';
import { lockScroll } from './lock-scroll.ts';

export interface Modal {
  /** For the `<dialog>`. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content is mounted: while the dialog is open, and until it has faded out. */
  hasContent: boolean;
}

/**
 * Shows a `<dialog>` as a modal while `isOpen` is true, and keeps the page behind it from scrolling.
 *
 * @param initialFocus what gets the focus; by default, the first focusable element
 */
export function useModal(isOpen: boolean, initialFocus?: RefObject<HTMLElement | null>): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const isFading = useFading(ref, isOpen);

  const end = useRef<(() => void) | undefined>(undefined);

  const start = useEffectEvent(() => {
    if (ref.current) end.current = showAsModal(ref.current, initialFocus?.current);
  });
  // Not a clean-up function: after clean-ups, React restores the focus, here to the dialog that has just closed.
  useLayoutEffect(() => {
    if (isOpen) return start();
    end.current?.();
    end.current = undefined;
  }, [isOpen]);
  useLayoutEffect(() => () => end.current?.(), []);

  return { ref, hasContent: isOpen || isFading };
}

/** Opens the dialog. @returns a function that closes it, and returns the focus to where it came from */
function showAsModal(dialog: HTMLDialogElement, initialFocus: HTMLElement | null | undefined): () => void {
  const opener = document.activeElement;
  const unlockScroll = lockScroll();
  dialog.showModal();
  initialFocus?.focus();
  return () => {
    dialog.close();
    unlockScroll();
    // Browsers also do that, but they scroll to the opener.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

/** True from the moment of closing until the dialog's animations are over. */
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
