import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PressAssetListContent } from './content.ts';
import PressAssetList from './press-asset-list.tsx';

export default defineBlock({
  type: 'press-asset-list',
  content: PressAssetListContent,
  needs: ['path'],
  // Before the first interaction: a filtered page scrolls by itself (R2.4-1).
  hydrate: 'idle',
  component: PressAssetList,
});
