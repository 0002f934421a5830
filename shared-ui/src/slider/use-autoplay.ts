import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AutoplayState } from './behaviour/slider-handover.ts';

/** The state and actions of the rotation control. */
export interface Autoplay {
  isPlaying: boolean;
  toggle(): void;
  /** Stops the rotation until the visitor restarts it. */
  stop(): void;
  /** Pauses the rotation while the pointer is over the slider. */
  hold(isHeld: boolean): void;
}

/**
 * Advances a slider automatically, except while it is held or the page is in the background, and never for visitors who prefer
 * reduced motion.
 *
 * @param interval milliseconds between the starts of two moves; undefined for no autoplay
 * @param position a change restarts the interval; undefined while there is nothing to move
 * @param earlier the state before hydration, which it continues; the running interval goes on
 */
export function useAutoplay(
  interval: number | undefined,
  position: number | undefined,
  earlier: AutoplayState | undefined,
  onAdvance: () => void,
): Autoplay | undefined {
  // The preference is unknown on the server; the stylesheet hides the server-rendered control if motion is reduced.
  const prefersReducedMotion = useSyncExternalStore(subscribeToMotion, isMotionReduced, () => false);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const advance = useEffectEvent(onAdvance);
  const waitsSince = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!earlier) return;
    waitsSince.current = earlier.waitsSince;
    setStopped((isStoppedSince) => isStoppedSince || earlier.isStopped);
    setHeld(earlier.isHeld);
  }, [earlier]);
  const isAllowed = interval !== undefined && !prefersReducedMotion;
  const isRunning = isAllowed && position !== undefined && !isStopped && !isHeld;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of position restarts the interval.
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => (document.hidden ? wait(interval) : advance()), ms);
    };
    const passed = waitsSince.current === undefined ? 0 : performance.now() - waitsSince.current;
    waitsSince.current = undefined;
    wait(Math.max(interval - passed, 0));
    return () => clearTimeout(timer);
  }, [isRunning, interval, position]);

  if (!isAllowed) return undefined;
  return {
    isPlaying: !isStopped,
    toggle: () => setStopped(!isStopped),
    stop: () => setStopped(true),
    hold: setHeld,
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia?.(REDUCED_MOTION).matches ?? false;
}

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia?.(REDUCED_MOTION);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
