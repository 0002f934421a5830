import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HitMapContent } from './content.ts';
import HitMap from './hit-map.tsx';
import { uses } from './uses.ts';

export default defineBlock({
  type: 'hit-map',
  content: HitMapContent,
  needs: ['maps'],
  // Visitors who have already consented see the map without an interaction: the behaviour hydrates it.
  hydrate: 'interaction',
  behaviours: ['consent-placeholder'],
  ...uses,
  component: HitMap,
});
