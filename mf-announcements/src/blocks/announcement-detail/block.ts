import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AnnouncementDetail from './announcement-detail.tsx';
import { AnnouncementDetailContent } from './content.ts';

export default defineBlock({
  type: 'announcement-detail',
  content: AnnouncementDetailContent,
  needs: ['path'],
  hydrate: 'interaction',
  component: AnnouncementDetail,
});
