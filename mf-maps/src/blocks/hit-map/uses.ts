import { placeHighlighted } from '../../map/place-highlighted.ts';
import { placeSelected } from '../../map/place-selected.ts';

/** What the block uses of the page, for its declaration and the types of `usePlatform`. */
export const uses = { hears: [placeHighlighted], publishes: [placeSelected] } as const;
