import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { VideoContent } from './content.ts';
import Video from './video.tsx';

export default defineBlock({
  type: 'video',
  content: VideoContent,
  hydrate: 'interaction',
  behaviours: ['disclosure', 'video'],
  component: Video,
});
