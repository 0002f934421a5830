import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SliderHandover } from './behaviour/slider-handover.ts';
import type { EngineOptions, SliderEngine, SliderLayout } from './engine.ts';

type Settings = Omit<EngineOptions, 'viewport' | 'start' | 'arriving' | 'onLayout'>;

/**
 * Loads the engine when the slider comes near the viewport, and starts it at the slide to which the visitor has scrolled. Until
 * then, and if loading fails, the slider is a list.
 *
 * @param handover what the behaviour did before: a running move continues
 * @param stop the position to show; undefined keeps the slider a list
 * @returns the layout, once the engine has started
 */
export function useEngine(
  viewport: RefObject<HTMLElement | null>,
  stop: number | undefined,
  handover: SliderHandover | undefined,
  settings: Settings,
): SliderLayout | undefined {
  const engine = useRef<SliderEngine>(undefined);
  const [layout, setLayout] = useState<SliderLayout>();
  const isSlider = stop !== undefined;

  const start = useEffectEvent(
    (startEngine: (options: EngineOptions) => SliderEngine, element: HTMLElement) => {
      const arriving = handover?.settle();
      const scrolledTo = findScrolledSlide(element, settings.classNames.slide);
      const first = handover ? scrolledTo : scrolledTo || (stop ?? 0);
      element.dataset.started = '';
      element.scrollLeft = 0;
      engine.current = startEngine({
        ...settings,
        viewport: element,
        start: first,
        arriving,
        speed: () => settings.speed(),
        onDrag: (dragged) => report(dragged),
        onLayout: (next) => setLayout((previous) => (isSameLayout(previous, next) ? previous : next)),
      });
      if (first === stop) return;
      // Either the visitor has used a control since hydration, or has scrolled on.
      if (handover && stop !== undefined && stop !== handover.index) engine.current.show(stop);
      else settings.onDrag(first);
    },
  );
  const report = useEffectEvent((dragged: number) => settings.onDrag(dragged));

  useEffect(() => {
    const element = viewport.current;
    if (!isSlider || !element) return;
    let isUnmounted = false;
    const stopWatching = whenNear(element, async () => {
      const { startEngine } = await import(/* webpackChunkName: "slider-engine" */ './swiper-engine.ts');
      if (!isUnmounted) start(startEngine, element);
    });
    return () => {
      isUnmounted = true;
      stopWatching();
      engine.current?.destroy();
      engine.current = undefined;
      delete element.dataset.started;
      setLayout(undefined);
    };
  }, [viewport, isSlider]);

  useEffect(() => {
    if (stop !== undefined) engine.current?.show(stop);
  }, [stop]);

  return layout;
}

/**
 * Calls the callback once, shortly before the element becomes visible. Without IntersectionObserver it is never called, because
 * the list works without the engine.
 */
function whenNear(element: Element, callback: () => Promise<void>): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // The page reports scripts that fail to load; the list works without the engine.
      callback().catch(() => {});
    },
    { rootMargin: '25%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Index of the slide that the list is scrolled to. */
function findScrolledSlide(viewport: HTMLElement, slideClass: string): number {
  const [first, second] = viewport.getElementsByClassName(slideClass);
  const step = (second as HTMLElement | undefined)?.offsetLeft ?? 0;
  const distance = step - ((first as HTMLElement | undefined)?.offsetLeft ?? 0);
  return distance > 0 ? Math.round(viewport.scrollLeft / distance) : 0;
}

function isSameLayout(previous: SliderLayout | undefined, next: SliderLayout): boolean {
  return JSON.stringify(previous) === JSON.stringify(next);
}
