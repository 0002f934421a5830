import type { PageWindow } from './problems.ts';

type Listener = EventListenerOrEventListenerObject | null;
type Options = AddEventListenerOptions | boolean | undefined;

/** Types of React's own listeners, which it adds once for a document and never removes. */
const REACT_LISTENERS = ['selectionchange'];

/**
 * Records the listeners that `action` adds to `window` and `document`.
 *
 * @returns those that it does not remove, such as `window: resize`
 */
export async function leftoverListeners(
  action: () => Promise<void>,
  page: PageWindow = window,
): Promise<string[]> {
  const watched = [watch('window', page), watch('document', page.document)];
  try {
    await action();
  } finally {
    for (const { stop } of watched) stop();
  }
  return watched.flatMap(({ name, present }) => present().map((type) => `${name}: ${type}`));
}

function watch(name: string, target: Window | Document) {
  let listeners: { type: string; listener: Listener; capture: boolean; signal: AbortSignal | undefined }[] =
    [];
  const add = target.addEventListener;
  const remove = target.removeEventListener;
  target.addEventListener = (type: string, listener: Listener, options?: Options) => {
    add.call(target, type, listener as EventListener, options);
    const signal = typeof options === 'object' ? options.signal : undefined;
    listeners.push({ type, listener, capture: isCapture(options), signal });
  };
  target.removeEventListener = (type: string, listener: Listener, options?: Options) => {
    remove.call(target, type, listener as EventListener, options);
    const isOther = (other: (typeof listeners)[number]) =>
      other.type !== type || other.listener !== listener || other.capture !== isCapture(options);
    listeners = listeners.filter(isOther);
  };
  return {
    name,
    present: () =>
      listeners
        .filter(({ type, signal }) => signal?.aborted !== true && !REACT_LISTENERS.includes(type))
        .map(({ type }) => type),
    stop: () => Object.assign(target, { addEventListener: add, removeEventListener: remove }),
  };
}

function isCapture(options: Options): boolean {
  return typeof options === 'boolean' ? options : (options?.capture ?? false);
}
