import Swiper from 'swiper';
import { canLoop } from './behaviour/can-loop.ts';
import type { RemainingMove } from './behaviour/slider-handover.ts';
import type { EngineOptions, SliderEngine, SliderLayout } from './engine.ts';
import { valuesByWidth } from './responsive.ts';

/**
 * Starts Swiper's core on a list that the stylesheet has already laid out. Sizes and gaps come from the stylesheet, to avoid a
 * layout shift. The slider implements controls, autoplay and screen reader texts, so no Swiper module is needed.
 */
export function startEngine(options: EngineOptions): SliderEngine {
  const { viewport, classNames, onDrag, onLayout, speed } = options;
  const slides = [...viewport.getElementsByClassName(classNames.slide)] as HTMLElement[];
  const loops = options.wrap === 'loop' && canLoopAtAllWidths(slides.length, options);
  let requestedStop = options.start;
  let isDragging = false;

  const swiper = new Swiper(viewport, {
    wrapperClass: classNames.track,
    slideClass: classNames.slide,
    ...toSwiperViews(options),
    spaceBetween: measureGap(slides[0]),
    centeredSlides: options.centred,
    loop: loops,
    initialSlide: options.start,
    allowTouchMove: options.swipe,
    speed: speed(),
    // The browser loads pictures lazily.
    lazyPreload: false,
  });

  const currentStop = () => (loops ? swiper.realIndex : swiper.snapIndex);

  function show(stop: number): void {
    requestedStop = stop;
    const from = currentStop();
    const count = swiper.slides.length;
    if (stop === from) return;
    if (!loops) swiper.slideTo(stop, speed());
    else if (stop === (from + 1) % count) swiper.slideNext(speed());
    else if (stop === (from - 1 + count) % count) swiper.slidePrev(speed());
    else swiper.slideToLoop(stop, speed());
  }

  function reportDrag(): void {
    if (!isDragging || currentStop() === requestedStop) return;
    requestedStop = currentStop();
    onDrag(requestedStop);
  }

  const reportLayout = () => onLayout(computeLayout(swiper, slides));

  swiper.on('sliderFirstMove', () => {
    isDragging = true;
  });
  swiper.on('touchEnd', () => {
    // Swiper determines the final stop immediately after this event.
    queueMicrotask(() => {
      reportDrag();
      isDragging = false;
    });
  });
  swiper.on('slideChange snapIndexChange', reportDrag);
  swiper.on('setTranslate resize update breakpoint', reportLayout);
  // A looping slider ignores a move requested during another move.
  swiper.on('transitionEnd', () => show(requestedStop));
  reportLayout();
  if (options.arriving && options.arriving.ms > 0) arrive(swiper, options.arriving);

  return { show, destroy: () => swiper.destroy() };
}

/** Continues a move from where it is. */
function arrive(swiper: Swiper, { offset, ms }: RemainingMove): void {
  swiper.setTransition(0);
  swiper.setTranslate(swiper.translate + offset);
  // Applies the position, so that the transition starts there.
  swiper.el.getBoundingClientRect();
  swiper.slideTo(swiper.activeIndex, ms);
}

function canLoopAtAllWidths(slides: number, { views, centred }: EngineOptions): boolean {
  return valuesByWidth(views).every(({ value }) => slides <= value || canLoop(slides, value, centred));
}

/** The number of slides side by side in Swiper's format. */
function toSwiperViews({ views }: EngineOptions) {
  const [narrowest, ...wider] = valuesByWidth(views).map(
    ({ width, value }) => [width, { slidesPerView: value }] as const,
  );
  return { ...narrowest?.[1], breakpoints: Object.fromEntries(wider) };
}

function measureGap(slide: HTMLElement | undefined): number {
  return slide ? Number.parseFloat(getComputedStyle(slide).marginInlineEnd) || 0 : 0;
}

/** Calculates the layout at the target position of a running move. */
function computeLayout(swiper: Swiper, slides: HTMLElement[]): SliderLayout {
  const { size, translate, slidesGrid, slidesSizesGrid, params } = swiper;
  const placed = swiper.slides.map((slide, place) => {
    const width = slidesSizesGrid[place] ?? 0;
    const centring = params.centeredSlides ? (size - width) / 2 : 0;
    const left = (slidesGrid[place] ?? 0) + translate + centring;
    return { index: slides.indexOf(slide as HTMLElement), left, right: left + width };
  });
  const indexesOf = (isIn: (slide: (typeof placed)[number]) => boolean) =>
    placed
      .filter(isIn)
      .map(({ index }) => index)
      .sort((a, b) => a - b);
  return {
    stops: params.loop ? slides.length : swiper.snapGrid.length,
    inView: indexesOf(({ left, right }) => right > 1 && left < size - 1),
    fullyInView: indexesOf(({ left, right }) => left > -1 && right < size + 1),
  };
}
