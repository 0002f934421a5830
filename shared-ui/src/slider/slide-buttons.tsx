import styles from './controls.module.css';
import type { DotsProps } from './dots-props.ts';

/** The dots of a slider with several slides in view: a group of buttons. The current one has no effect. */
export function SlideButtons({ slideNames, stops, current, onMove }: DotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields.
    <div className={styles.dots} role="group" aria-label="Folie wählen">
      {slideNames.map((name, slide) => (
        <button
          key={name}
          type="button"
          className={styles.dot}
          data-dot
          suppressHydrationWarning
          aria-label={name}
          aria-disabled={slide === current || undefined}
          // Hidden, but keeps its space: the number of positions is unknown until the slider has started.
          data-beyond={slide >= stops || undefined}
          onClick={() => slide !== current && onMove(slide, { announce: true })}
        />
      ))}
    </div>
  );
}
