import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PressAssetListContent } from './content.ts';
import PressAssetList from './press-asset-list.tsx';

export default defineBlock({
  type: 'press-asset-list',
  content: PressAssetListContent,
  needs: ['path'],
  // A filtered page scrolls automatically (R2.4-1), so hydration cannot wait for an interaction.
  hydrate: 'idle',
  component: PressAssetList,
});
