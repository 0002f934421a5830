import type { Publisher } from '@stadtraum/contracts/platform';
import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { cardPath } from './card-path.ts';
import type { placeHighlighted } from './place-highlighted.ts';

/**
 * Publishes which place in a list is hovered or focused, so that maps highlight its pin. Returns event handlers for the element
 * around the cards. The link in a card's title identifies the place.
 */
export function usePlaceHighlight(bus: Publisher<typeof placeHighlighted>) {
  const published = useRef('');
  const publish = (target: EventTarget | null) => {
    const path = target instanceof Element ? cardPath(target) : '';
    if (path === published.current) return;
    published.current = path;
    bus.publish('place/highlighted', { path });
  };
  return {
    onPointerOver: ({ target }: PointerEvent) => publish(target),
    onPointerLeave: () => publish(null),
    onFocus: ({ target }: FocusEvent) => publish(target),
    onBlur: ({ relatedTarget }: FocusEvent) => publish(relatedTarget),
  };
}
