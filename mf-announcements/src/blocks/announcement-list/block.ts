import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AnnouncementList from './announcement-list.tsx';
import { AnnouncementListContent } from './content.ts';

export default defineBlock({
  type: 'announcement-list',
  content: AnnouncementListContent,
  needs: ['path'],
  // Not on interaction: the calendar buttons appear only after hydration, and visitors would not look for them.
  hydrate: 'visible',
  component: AnnouncementList,
});
