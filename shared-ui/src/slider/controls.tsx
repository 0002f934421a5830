import { Arrow } from './arrow.tsx';
import styles from './controls.module.css';
import type { DotsProps } from './dots-props.ts';
import { RotationButton } from './rotation-button.tsx';
import { SlideButtons } from './slide-buttons.tsx';
import { SlideTabs } from './slide-tabs.tsx';
import type { Autoplay } from './use-autoplay.ts';

/** The controls of a slider, in the order of the APG's carousel pattern: rotation, previous and next, dots. */
export function SliderControls({
  slideIds,
  slideNames,
  stops,
  current,
  wraps,
  isTabbed,
  arrows,
  dots,
  counter,
  playing,
  onMove,
}: SliderControlsProps) {
  const last = stops - 1;
  const Dots = isTabbed ? SlideTabs : SlideButtons;
  return (
    <div className={styles.controls}>
      {playing && <RotationButton {...playing} />}
      {arrows && (
        <div className={styles.arrows}>
          <Arrow
            direction="previous"
            disabled={!wraps && current === 0}
            onClick={() => onMove((current + last) % stops, { announce: true })}
          />
          <Arrow
            direction="next"
            disabled={!wraps && current === last}
            onClick={() => onMove((current + 1) % stops, { announce: true })}
          />
        </div>
      )}
      {counter && (
        <p className={styles.counter}>
          <span className="visually-hidden">{slideNames[current]}</span>
          <span aria-hidden="true">
            <b data-count suppressHydrationWarning>
              {twoDigits(current + 1)}
            </b>{' '}
            / {twoDigits(stops)}
          </span>
        </p>
      )}
      {dots && (
        <Dots slideIds={slideIds} slideNames={slideNames} stops={stops} current={current} onMove={onMove} />
      )}
    </div>
  );
}

export interface SliderControlsProps extends DotsProps {
  wraps: boolean;
  isTabbed: boolean;
  arrows: boolean;
  dots: boolean;
  counter: boolean;
  playing: Autoplay | undefined;
}

/** Formats a number with a leading "0" (R2.11-1). */
function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
