type Listener = EventListenerOrEventListenerObject | null;
type Options = AddEventListenerOptions | boolean | undefined;

/** React's own, added once for a document and never removed. */
const REACTS_OWN = ['selectionchange'];

/**
 * Watches which listeners are added to `window` and `document` while `action` runs.
 *
 * @returns those that are still there afterwards, as `window: resize`
 */
export async function leftoverListeners(action: () => Promise<void>): Promise<string[]> {
  const watched = [watch('window', window), watch('document', document)];
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
        .filter(({ type, signal }) => signal?.aborted !== true && !REACTS_OWN.includes(type))
        .map(({ type }) => type),
    stop: () => Object.assign(target, { addEventListener: add, removeEventListener: remove }),
  };
}

function isCapture(options: Options): boolean {
  return typeof options === 'boolean' ? options : (options?.capture ?? false);
}
