import type { Hearer } from '@stadtraum/contracts/platform';
import { type RefObject, useEffect, useRef } from 'react';
import { cardPath } from './card-path.ts';
import type { placeSelected } from './place-selected.ts';

/**
 * Marks the card of the place that is selected on a map with `data-selected`, and scrolls to it. Returns a ref for the element around
 * the cards. Nothing happens if the place is on another page of the list.
 */
export function usePlaceSelection(bus: Hearer<typeof placeSelected>): RefObject<HTMLDivElement | null> {
  const cards = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      bus.subscribe('place/selected', ({ path }) => {
        for (const card of cards.current?.querySelectorAll('article') ?? []) {
          const isSelected = path !== '' && cardPath(card) === path;
          card.toggleAttribute('data-selected', isSelected);
          if (isSelected) card.scrollIntoView({ block: 'nearest' });
        }
      }),
    [bus],
  );
  return cards;
}
