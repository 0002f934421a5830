import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { ProjectFactsContent } from './content.ts';
import ProjectFacts from './project-facts.tsx';

export default defineBlock({
  type: 'project-facts',
  content: ProjectFactsContent,
  hydrate: 'none',
  component: ProjectFacts,
});
