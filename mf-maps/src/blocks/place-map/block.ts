import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PlaceMapContent } from './content.ts';
import PlaceMap from './place-map.tsx';
import { uses } from './uses.ts';

export default defineBlock({
  type: 'place-map',
  content: PlaceMapContent,
  needs: ['maps'],
  // Visitors who have already consented see the map without an interaction: the behaviour hydrates it.
  hydrate: 'interaction',
  behaviours: ['consent-placeholder'],
  ...uses,
  component: PlaceMap,
});
