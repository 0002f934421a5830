import { takeTurn } from '../turn/take-turn.ts';
import { nextHeader } from './next-header.ts';

/** Lets arrow keys, Home and End move the focus between an accordion's headers. Each section opens and closes by itself. */
export function startAccordion(accordion: HTMLElement, blockSignal: AbortSignal): void {
  const signal = takeTurn(accordion, blockSignal);
  accordion.addEventListener(
    'keydown',
    (event) => {
      const headers = [...accordion.querySelectorAll<HTMLElement>(':scope > details > summary')];
      const next = nextHeader(headers, event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
}
