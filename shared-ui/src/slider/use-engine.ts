import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenNear } from '../when-near.ts';
import { currentSlide, driftFrom, type Geometry, geometryOf } from './behaviour/geometry.ts';
import type { SliderHandover } from './behaviour/slider-handover.ts';
import type { EngineOptions, SliderEngine, SliderLayout } from './engine.ts';
import { startListEngine } from './list-engine.ts';
import { untilAtRest } from './until-at-rest.ts';

/** The distance from the viewport at which the engine loads. */
const NEAR_MARGIN = '25%';

type Settings = Omit<EngineOptions, 'viewport' | 'start' | 'arriving' | 'onLayout'>;

/**
 * Loads the engine when the slider comes near the viewport, and starts it at the slide to which the visitor has scrolled. Until
 * then, and if loading fails, the slider is a list, which the controls scroll.
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
    (startEngine: (options: EngineOptions) => SliderEngine, element: HTMLElement, geometry: Geometry) => {
      const remaining = handover?.settle();
      const scrolledTo = currentSlide(geometry);
      const last = geometry.stops() - 1;
      const first = handover ? scrolledTo : scrolledTo || (stop ?? 0);
      const offset = (remaining?.offset ?? 0) - driftFrom(scrolledTo, geometry);
      element.dataset.started = '';
      element.scrollLeft = 0;
      engine.current = startEngine({
        ...settings,
        viewport: element,
        start: first,
        arriving: Math.abs(offset) > 1 ? { offset, ms: remaining?.ms || settings.speed() } : undefined,
        speed: () => settings.speed(),
        onDrag: (dragged) => report(dragged),
        onLayout: (next) => setLayout((previous) => (isSameLayout(previous, next) ? previous : next)),
      });
      if (stop === undefined) return;
      // Either the visitor has used a control since hydration, or has scrolled on.
      if (handover && stop !== handover.index) engine.current.show(stop);
      else if (first !== Math.min(stop, last)) settings.onDrag(first);
    },
  );
  const report = useEffectEvent((dragged: number) => settings.onDrag(dragged));
  const remainList = useEffectEvent((geometry: Geometry) => {
    engine.current = startListEngine(geometry, (dragged) => report(dragged));
    if (stop !== undefined) engine.current.show(stop);
  });

  useEffect(() => {
    const element = viewport.current;
    // Without an IntersectionObserver, the list works without the engine.
    if (!isSlider || !element || typeof IntersectionObserver === 'undefined') return;
    let isUnmounted = false;
    const geometry = element.parentElement ? geometryOf(element.parentElement) : undefined;
    if (!geometry) return;
    const loadEngine = async () => {
      const engineScript = await import(/* webpackChunkName: "slider-engine" */ './swiper-engine.ts').catch(
        // The page reports scripts that fail to load.
        () => undefined,
      );
      if (engineScript) await untilAtRest(geometry);
      if (isUnmounted) return;
      if (engineScript) start(engineScript.startEngine, element, geometry);
      else remainList(geometry);
    };
    const stopWatching = whenNear(element, NEAR_MARGIN, () => void loadEngine());
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

function isSameLayout(previous: SliderLayout | undefined, next: SliderLayout): boolean {
  return JSON.stringify(previous) === JSON.stringify(next);
}
