import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PlaceMapContent } from './content.ts';
import PlaceMap from './place-map.tsx';

export default defineBlock({
  type: 'place-map',
  content: PlaceMapContent,
  needs: ['maps'],
  hydrate: 'visible',
  component: PlaceMap,
});
