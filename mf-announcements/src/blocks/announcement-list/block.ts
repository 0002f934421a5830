import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AnnouncementList from './announcement-list.tsx';
import { AnnouncementListContent } from './content.ts';

export default defineBlock({
  type: 'announcement-list',
  content: AnnouncementListContent,
  needs: ['path'],
  hydrate: 'interaction',
  queryKeys: [{ fromContent: 'queryPrefix' }],
  component: AnnouncementList,
});
