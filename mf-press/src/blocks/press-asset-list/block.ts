import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PressAssetListContent } from './content.ts';
import PressAssetList from './press-asset-list.tsx';

export default defineBlock({
  type: 'press-asset-list',
  content: PressAssetListContent,
  needs: ['path'],
  hydrate: 'interaction',
  queryKeys: [{ fromContent: 'queryPrefix' }],
  component: PressAssetList,
});
