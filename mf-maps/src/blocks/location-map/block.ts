import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { LocationMapContent } from './content.ts';
import LocationMap from './location-map.tsx';
import { uses } from './uses.ts';

export default defineBlock({
  type: 'location-map',
  content: LocationMapContent,
  needs: ['maps'],
  // Visitors who have already consented see the map without an interaction: the behaviour hydrates it.
  hydrate: 'interaction',
  behaviours: ['consent-placeholder'],
  ...uses,
  component: LocationMap,
});
