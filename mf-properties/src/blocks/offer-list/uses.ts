import { placeHighlighted } from '../../places/place-highlighted.ts';
import { placeSelected } from '../../places/place-selected.ts';

/** What the block uses of the page, for its declaration and the types of `usePlatform`. */
export const uses = {
  publishes: [placeHighlighted],
  hears: [placeSelected],
  queryKeys: [{ fromContent: 'queryPrefix' }],
} as const;
