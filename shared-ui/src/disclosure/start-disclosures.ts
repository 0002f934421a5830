import { startDisclosure } from './start-disclosure.ts';

/** Starts all disclosures inside an element. */
export function startDisclosures(root: HTMLElement, signal: AbortSignal): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('[data-disclosure]')) {
    startDisclosure(details, signal);
  }
}
