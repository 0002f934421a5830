import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { placeHighlighted } from '../../places/place-highlighted.ts';
import { ProjectListContent } from './content.ts';
import ProjectList from './project-list.tsx';

export default defineBlock({
  type: 'project-list',
  content: ProjectListContent,
  needs: ['path'],
  hydrate: 'interaction',
  publishes: [placeHighlighted],
  queryKeys: [{ fromContent: 'queryPrefix' }],
  component: ProjectList,
});
