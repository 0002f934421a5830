import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { MISSING } from '../../examples/pictures.ts';
import { TOUR_TRANSCRIPT } from '../../examples/transcripts.ts';
import { EXAMPLE_VIDEO } from '../../examples/videos.ts';
import type { VideoContent } from './content.ts';

export default [
  {
    name: 'mit Text und Transkript',
    content: {
      heading: 'Ein Tag in der Uferstraße',
      video: EXAMPLE_VIDEO,
      html: '<p>Vom ersten Licht bis zum Abend.</p>',
      transcript: TOUR_TRANSCRIPT,
    },
  },
  {
    name: 'fehlendes Standbild, Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      level: 3,
      video: { ...EXAMPLE_VIDEO, poster: MISSING, label: LONG_WORD },
    },
  },
] satisfies BlockExample<VideoContent>[];
