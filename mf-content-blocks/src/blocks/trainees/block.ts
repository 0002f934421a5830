import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TraineesContent } from './content.ts';
import Trainees from './trainees.tsx';

export default defineBlock({
  type: 'trainees',
  content: TraineesContent,
  hydrate: 'interaction',
  behaviours: ['slider'],
  component: Trainees,
});
