import { type KeyboardEvent, useRef } from 'react';
import { hasModifier } from '../modifier-keys.ts';
import styles from './controls.module.css';
import type { DotsProps } from './dots-props.ts';

/** The dots of a slider with one slide in view: tabs with one tab stop. Arrow keys move the focus and the slides. */
export function SlideTabs({ slideIds, slideNames, current, onMove }: DotsProps) {
  const list = useRef<HTMLDivElement>(null);
  const select = (slide: number) => {
    onMove(slide, { announce: false });
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[slide]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const slide = slideForKey(event.key, current, slideIds.length);
    if (slide === undefined) return;
    event.preventDefault();
    select(slide);
  };
  return (
    <div ref={list} className={styles.dots} role="tablist" aria-label="Folie wählen" onKeyDown={onKeyDown}>
      {slideIds.map((slideId, slide) => (
        <button
          key={slideId}
          type="button"
          role="tab"
          className={styles.dot}
          data-dot
          suppressHydrationWarning
          aria-label={slideNames[slide]}
          aria-selected={slide === current}
          aria-controls={slideId}
          tabIndex={slide === current ? 0 : -1}
          onClick={() => select(slide)}
        />
      ))}
    </div>
  );
}

function slideForKey(key: string, current: number, slides: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % slides;
    case 'ArrowLeft':
      return (current - 1 + slides) % slides;
    case 'Home':
      return 0;
    case 'End':
      return slides - 1;
  }
}
