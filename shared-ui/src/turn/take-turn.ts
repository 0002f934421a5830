import { offerHandover, takeOver } from '@stadtraum/federation-kit/behaviour';

/** Brings an element to life until the signal aborts, with attributes that React does not render. */
export type Start<Root extends Element = HTMLElement> = (root: Root, signal: AbortSignal) => void;

/**
 * Lets only one script at a time work on an element: ends the previous one, be it a behaviour or a component. The next
 * script reads the state from the document, so nothing else is handed over.
 *
 * @returns a signal that aborts with `signal`, or when the next script takes its turn
 */
export function takeTurn(element: Element, signal: AbortSignal): AbortSignal {
  takeOver(element);
  const end = new AbortController();
  signal.addEventListener('abort', () => end.abort(), { signal: end.signal });
  offerHandover(element, () => end.abort());
  return end.signal;
}
