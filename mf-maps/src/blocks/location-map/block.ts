import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { LocationMapContent } from './content.ts';
import LocationMap from './location-map.tsx';

export default defineBlock({
  type: 'location-map',
  content: LocationMapContent,
  needs: ['maps'],
  // Not on interaction: visitors who have already consented get the map without touching anything.
  hydrate: 'visible',
  component: LocationMap,
});
