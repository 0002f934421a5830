import { defineBlock } from '@stadtraum/federation-kit/define-block';
import AnnouncementList from './announcement-list.tsx';
import { AnnouncementListContent } from './content.ts';

export default defineBlock({
  type: 'announcement-list',
  content: AnnouncementListContent,
  needs: ['path'],
  // At once: the buttons of the calendars are there only then, and who does not see them does not look for them.
  hydrate: 'visible',
  component: AnnouncementList,
});
