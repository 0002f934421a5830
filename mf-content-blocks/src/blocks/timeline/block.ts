import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TimelineContent } from './content.ts';
import Timeline from './timeline.tsx';

export default defineBlock({
  type: 'timeline',
  content: TimelineContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: Timeline,
});
