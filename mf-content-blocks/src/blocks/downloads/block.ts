import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { DownloadsContent } from './content.ts';
import Downloads from './downloads.tsx';

export default defineBlock({
  type: 'downloads',
  content: DownloadsContent,
  hydrate: 'none',
  component: Downloads,
});
