import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PressAssetListContent } from './content.ts';
import PressAssetList from './press-asset-list.tsx';

export default defineBlock({
  type: 'press-asset-list',
  content: PressAssetListContent,
  needs: ['path'],
  // Not at the first touch: a page with a filter scrolls by itself (R2.4-1).
  hydrate: 'idle',
  component: PressAssetList,
});
