import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { ProjectListContent } from './content.ts';
import ProjectList from './project-list.tsx';
import { uses } from './uses.ts';

export default defineBlock({
  type: 'project-list',
  content: ProjectListContent,
  needs: ['path'],
  hydrate: 'interaction',
  ...uses,
  component: ProjectList,
});
