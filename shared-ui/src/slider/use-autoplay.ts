import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** What the rotation control needs; undefined where nothing plays by itself. */
export interface Autoplay {
  isPlaying: boolean;
  toggle(): void;
  /** Ends it until the visitor starts it again. */
  stop(): void;
  /** Pauses it while the pointer rests on the slider. */
  hold(isHeld: boolean): void;
}

/**
 * Advances by itself, except while it is held or the page is in the background, and never for visitors who prefer reduced
 * motion.
 *
 * @param interval milliseconds between the starts of two moves; undefined for no autoplay
 * @param position a change restarts the interval; undefined while there is nothing to move
 */
export function useAutoplay(
  interval: number | undefined,
  position: number | undefined,
  onAdvance: () => void,
): Autoplay | undefined {
  // Unknown on the server: the stylesheet hides the control from visitors who will not need it.
  const prefersReducedMotion = useSyncExternalStore(subscribeToMotion, prefersLessMotion, () => false);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const advance = useEffectEvent(onAdvance);
  const isAllowed = interval !== undefined && !prefersReducedMotion;
  const isRunning = isAllowed && position !== undefined && !isStopped && !isHeld;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every position has its own interval.
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => (document.hidden ? wait() : advance()), interval);
    };
    wait();
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

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. */
export function prefersLessMotion(): boolean {
  return window.matchMedia?.(LESS_MOTION).matches ?? false;
}

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia?.(LESS_MOTION);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
