import type { Geometry } from './geometry.ts';

/** Shows which slide is current, with attributes that the component does not render; the stylesheet reads them. */
export interface Marks {
  show(index: number): void;
  clear(): void;
}

export function createMarks(slider: HTMLElement, { slides, stops }: Geometry): Marks {
  const dots = [...slider.querySelectorAll<HTMLElement>('[data-dot]')];
  const count = slider.querySelector<HTMLElement>('[data-count]');
  return {
    show(index) {
      for (const elements of [slides, dots]) {
        for (const [place, element] of elements.entries())
          element.toggleAttribute('data-now', place === index);
      }
      for (const [place, dot] of dots.entries()) dot.toggleAttribute('data-surplus', place >= stops());
      if (count) count.dataset.now = String(index + 1).padStart(2, '0');
    },
    clear() {
      for (const element of [...slides, ...dots, count]) {
        element?.removeAttribute('data-now');
        element?.removeAttribute('data-surplus');
      }
    },
  };
}
