import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import { SliderControls } from './controls.tsx';
import { combine, customProperties, type Responsive, valuesByWidth } from './responsive.ts';
import styles from './slider.module.css';
import { isMotionReduced, useAutoplay } from './use-autoplay.ts';
import { useEngine } from './use-engine.ts';
import { useHandover } from './use-handover.ts';

export type { Breakpoint, Responsive } from './responsive.ts';

/**
 * Shows slides side by side, some of them in view. Until its script has loaded, and without JavaScript, it is a scrollable list
 * of the same size, so that starting causes no layout shift. Sliders with the same `index` move together; a block has at most
 * one such group.
 *
 * @group Media
 * @key Tab: moves through the controls, then through the current slide's content
 * @key Enter, Space: press previous, next, pause or a dot
 * @key Arrow Left, Arrow Right, Home, End: select a slide (on the dots, with one slide in view)
 * @rule Give each slide a `label`, which controls and screen readers use.
 * @rule Do not put important content only into later slides.
 * @rule `autoplay` adds a pause button and stops on focus.
 */
export function Slider(props: SliderProps) {
  // The engine reorders slides in the DOM, so a change of slides needs a new instance.
  return <SliderInstance key={props.slides.map(({ id }) => id).join(' ')} {...props} />;
}

function SliderInstance({
  label,
  slides,
  views = 1,
  centred = false,
  wrap = 'none',
  arrows = true,
  dots = true,
  counter = false,
  swipe = true,
  gap = 'm',
  effect = 'none',
  speed = 300,
  autoplay,
  index,
  onIndexChange,
  className,
}: SliderProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [internalIndex, setInternalIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const slideId = (slide: number) => `${id}-slide-${slide}`;
  const count = slides.length;
  const moves = combine(views, (inView) => (centred ? count > 1 : count > inView));
  const isSlider = valuesByWidth(moves).some(({ value }) => value);
  const hasControls = isSlider && (arrows !== false || dots !== false || counter || autoplay !== undefined);
  const isTabbed = valuesByWidth(views).every(({ value }) => value === 1);

  const goTo = (target: number) => {
    setInternalIndex(target);
    onIndexChange?.(target);
  };
  const handover = useHandover(section, goTo);
  const layout = useEngine(viewport, isSlider ? (index ?? internalIndex) : undefined, handover, {
    classNames: { track: styles.track ?? '', slide: styles.slide ?? '' },
    views,
    centred,
    wrap,
    swipe,
    speed: () => (isMotionReduced() ? 0 : speed),
    onDrag: goTo,
  });

  const stops = layout?.stops ?? handover?.stops ?? count;
  const current = Math.min(index ?? internalIndex, Math.max(stops - 1, 0));
  const wraps = wrap !== 'none';
  const playing = useAutoplay(autoplay, layout && current, handover?.autoplay, () =>
    goTo((current + 1) % stops),
  );

  const moveTo = (target: number, { announce }: { announce: boolean }) => {
    playing?.stop();
    setAnnouncement(announce ? nameOf(target, slides) : '');
    goTo(target);
  };
  const moveToFocusedSlide = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.closest('[data-rotation]')) playing?.stop();
    const focused = Number(target.closest<HTMLElement>('[data-slide]')?.dataset.slide ?? Number.NaN);
    const isClipped = layout?.inView.includes(focused) && !layout.fullyInView.includes(focused);
    if (isClipped && target.matches(':focus-visible')) goTo(Math.min(focused, stops - 1));
  };

  // The roles of the APG's tabbed carousel, once the tabs work.
  const slideAttributes = (slide: number) => ({
    ...(isTabbed && layout && dots !== false
      ? { role: 'tabpanel' }
      : { role: 'group', 'aria-roledescription': isSlider ? 'Folie' : undefined }),
    'aria-label': positionOf(slide, slides),
  });

  if (count === 0) return null;
  return (
    <section
      ref={section}
      className={joinClasses(styles.slider, className)}
      style={{
        ...customProperties('views', views, Number),
        ...customProperties('controls', moves, (shown) => (shown ? 'flex' : 'none')),
        ...customProperties('arrows', arrows, (shown) => (shown ? 'flex' : 'none')),
        ...customProperties('dots', dots, (shown) => (shown ? 'flex' : 'none')),
      }}
      // Read by the behaviour, which adds `data-live`, and marks slides and dots.
      data-slider={isSlider || undefined}
      data-single={isTabbed || undefined}
      data-wrap={wrap}
      data-speed={speed}
      data-autoplay={autoplay}
      data-linked={index !== undefined || undefined}
      suppressHydrationWarning
      data-gap={gap}
      data-effect={effect}
      data-centred={centred || undefined}
      data-swipe={swipe || undefined}
      aria-label={label}
      aria-roledescription={isSlider ? 'Karussell' : undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && playing?.hold(true)}
      onPointerLeave={() => playing?.hold(false)}
      onFocus={moveToFocusedSlide}
    >
      {hasControls && (
        <SliderControls
          slideIds={slides.map((_slide, slide) => slideId(slide))}
          slideNames={slides.map((_slide, slide) => nameOf(slide, slides))}
          stops={stops}
          current={current}
          wraps={wraps}
          isTabbed={isTabbed}
          arrows={arrows !== false}
          dots={dots !== false}
          counter={counter}
          playing={playing}
          onMove={moveTo}
        />
      )}
      {/* Until the slider starts, the list can be scrolled by keyboard. */}
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={isSlider ? (layout ? -1 : 0) : undefined}
        // The behaviour switches snapping off during a move.
        suppressHydrationWarning
      >
        <div className={styles.track}>
          {slides.map(({ id: key, content }, slide) => (
            <div
              key={key}
              id={slideId(slide)}
              className={styles.slide}
              data-slide={slide}
              suppressHydrationWarning
              {...slideAttributes(slide)}
              data-active={slide === current || undefined}
              inert={layout !== undefined && !layout.inView.includes(slide)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {isSlider && (
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      )}
    </section>
  );
}

export interface SliderProps {
  /** The slider's accessible name: "Nachrichten". */
  label: string;
  /** The slides, from first to last. */
  slides: readonly SliderSlide[];
  /**
   * Number of slides side by side; may be a fraction: `{ base: 1.2, 640: 1.5, 992: 3 }`.
   * @default 1
   */
  views?: Responsive<number>;
  /**
   * Whether the current slide is centred.
   * @default false
   */
  centred?: boolean;
  /**
   * What follows the last slide: `loop` continues with the first (rewinds if there are too few slides), `rewind` moves back to
   * the first.
   * @default 'none'
   */
  wrap?: 'loop' | 'rewind' | 'none';
  /** Whether to show buttons for the previous and next slide. @default true */
  arrows?: Responsive<boolean>;
  /**
   * Whether to show a dot for each position. The dots are tabs if one slide is in view, otherwise buttons.
   * @default true
   */
  dots?: Responsive<boolean>;
  /**
   * Whether to show the current and total number with two digits, "01 / 05" (R2.11-1).
   * @default false
   */
  counter?: boolean;
  /**
   * Whether slides can be swiped with finger or pointer.
   * @default true
   */
  swipe?: boolean;
  /**
   * Space between slides.
   * @default 'm'
   */
  gap?: 'm' | 'none';
  /**
   * `zoom` enlarges the current slide, `stack` places the others beneath it (R2.11-9).
   * @default 'none'
   */
  effect?: 'none' | 'zoom' | 'stack';
  /**
   * Duration of a move in ms; 0 for visitors who prefer reduced motion.
   * @default 300
   */
  speed?: number;
  /** Interval between automatic moves in ms. Ignored for visitors who prefer reduced motion. @default no automatic moves */
  autoplay?: number | undefined;
  /** The current slide of a controlled slider; used to synchronise sliders. */
  index?: number;
  /** Called with the target slide at the start of a move. */
  onIndexChange?: (index: number) => void;
  className?: string | undefined;
}

export interface SliderSlide {
  /** Must not change when other slides are added or removed. */
  id: string;
  /** The slide's title, which controls and screen readers use together with its number. */
  label?: string | undefined;
  content: ReactNode;
}

/** The label of a control that moves to the slide. */
function nameOf(slide: number, slides: readonly SliderSlide[]): string {
  return `Folie ${positionOf(slide, slides)}`;
}

/** The label of the slide itself, without the role description “Folie”. */
function positionOf(slide: number, slides: readonly SliderSlide[]): string {
  const label = slides[slide]?.label;
  return `${slide + 1} von ${slides.length}${label ? `: ${label}` : ''}`;
}
