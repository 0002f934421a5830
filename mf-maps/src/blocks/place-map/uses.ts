import { placeHighlighted } from '../../map/place-highlighted.ts';

/** What the block uses of the page, for its declaration and the types of `usePlatform`. */
export const uses = { hears: [placeHighlighted] } as const;
