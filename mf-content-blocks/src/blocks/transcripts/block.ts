import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TranscriptsContent } from './content.ts';
import Transcripts from './transcripts.tsx';

export default defineBlock({
  type: 'transcripts',
  content: TranscriptsContent,
  hydrate: 'none',
  behaviours: ['disclosure'],
  component: Transcripts,
});
