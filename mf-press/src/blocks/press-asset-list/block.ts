import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PressAssetListContent } from './content.ts';
import PressAssetList from './press-asset-list.tsx';

export default defineBlock({
  type: 'press-asset-list',
  content: PressAssetListContent,
  needs: ['path'],
  // Not on interaction: a filtered page scrolls automatically (R2.4-1).
  hydrate: 'idle',
  component: PressAssetList,
});
