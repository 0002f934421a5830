import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { placeHighlighted } from '../../map/place-highlighted.ts';
import { PlaceMapContent } from './content.ts';
import PlaceMap from './place-map.tsx';

export default defineBlock({
  type: 'place-map',
  content: PlaceMapContent,
  needs: ['maps'],
  // Visitors who have already consented see the map without an interaction: the behaviour hydrates it.
  hydrate: 'interaction',
  behaviours: ['consent-placeholder'],
  hears: [placeHighlighted],
  component: PlaceMap,
});
