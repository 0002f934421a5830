import type { EventDeclaration, PayloadOf } from '@stadtraum/contracts/events';
import type { EventBus } from '@stadtraum/contracts/platform';
import { BehaviorSubject } from 'rxjs';

type Subject<Event extends EventDeclaration> = BehaviorSubject<PayloadOf<Event> | undefined>;

/**
 * Creates the page's event bus. A value published by a listener is delivered after all listeners have received the current value,
 * so that all see the same order.
 *
 * @param onListenerError called with the error that a listener threw; the other listeners are still called
 */
export function createEventBus(onListenerError: (error: unknown) => void): EventBus {
  const subjects = new Map<string, unknown>();
  const deliveries: (() => void)[] = [];
  let delivering = false;

  function subjectOf<Event extends EventDeclaration>(name: Event['name']): Subject<Event> {
    const subject = (subjects.get(name) as Subject<Event> | undefined) ?? new BehaviorSubject(undefined);
    subjects.set(name, subject);
    return subject as Subject<Event>;
  }

  function deliverInOrder(delivery: () => void): void {
    deliveries.push(delivery);
    if (delivering) return;
    delivering = true;
    for (let next = deliveries.shift(); next; next = deliveries.shift()) next();
    delivering = false;
  }

  return {
    publish: (name, payload) => deliverInOrder(() => subjectOf(name).next(payload)),
    last: (name) => subjectOf(name).value,
    subscribe(name, listener) {
      const subscription = subjectOf(name).subscribe((payload) => {
        if (payload === undefined) return;
        try {
          listener(payload);
        } catch (error) {
          onListenerError(error);
        }
      });
      return () => subscription.unsubscribe();
    },
  };
}
