import { usePlatform } from '@stadtraum/federation-kit/platform';
import { type FocusEvent, type PointerEvent, useRef } from 'react';

/**
 * Publishes the place of a list under the pointer or focus, so that a map highlights its pin. For the element around the cards:
 * a place is identified by the path that its card's title links to.
 */
export function usePlaceHighlight() {
  const { bus } = usePlatform();
  const published = useRef('');
  const tell = (target: EventTarget | null) => {
    const path = target instanceof Element ? pathOf(target) : '';
    if (path === published.current) return;
    published.current = path;
    bus.publish('place/highlighted', { path });
  };
  return {
    onPointerOver: ({ target }: PointerEvent) => tell(target),
    onPointerLeave: () => tell(null),
    onFocus: ({ target }: FocusEvent) => tell(target),
    onBlur: ({ relatedTarget }: FocusEvent) => tell(relatedTarget),
  };
}

function pathOf(target: Element): string {
  const link = target
    .closest('article')
    ?.querySelector<HTMLAnchorElement>('h2 a[href], h3 a[href], h4 a[href]');
  return link?.pathname ?? '';
}
