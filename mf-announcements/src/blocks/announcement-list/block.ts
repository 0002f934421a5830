import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AnnouncementList from './announcement-list.tsx';
import { AnnouncementListContent } from './content.ts';

export default defineBlock({
  type: 'announcement-list',
  content: AnnouncementListContent,
  needs: ['path'],
  // Calendar buttons appear only after hydration, so it cannot wait for an interaction.
  hydrate: 'visible',
  component: AnnouncementList,
});
