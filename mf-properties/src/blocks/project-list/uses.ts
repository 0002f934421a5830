import { placeHighlighted } from '../../places/place-highlighted.ts';

/** What the block uses of the page, for its declaration and the types of `usePlatform`. */
export const uses = { publishes: [placeHighlighted], queryKeys: [{ fromContent: 'queryPrefix' }] } as const;
