import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { MISSING } from '../../examples/pictures.ts';
import { WORDS_OF_TOUR } from '../../examples/transcripts.ts';
import { DAY_OF_UFERSTRASSE } from '../../examples/videos.ts';
import type { VideoContent } from './content.ts';

export default [
  {
    name: 'mit Text und Transkript',
    content: {
      heading: 'Ein Tag in der Uferstraße',
      video: DAY_OF_UFERSTRASSE,
      html: '<p>Vom ersten Licht bis zum Abend.</p>',
      transcript: WORDS_OF_TOUR,
    },
  },
  {
    name: 'fehlendes Standbild, Wort von 200 Zeichen',
    content: {
      heading: LONG_WORD,
      level: 3,
      video: { ...DAY_OF_UFERSTRASSE, poster: MISSING, label: LONG_WORD },
    },
  },
] satisfies BlockExample<VideoContent>[];
