import type { BlockExample } from '@stadtraum/federation-kit/define-block';
import { LONG_WORD } from '../../examples/long-word.ts';
import { MISSING, PORTRAIT, UFERSTRASSE } from '../../examples/pictures.ts';
import type { ImageContent } from './content.ts';

export default [
  { name: 'mit Unterschrift', content: { picture: UFERSTRASSE, caption: 'Die Uferstraße im Herbst 2026.' } },
  { name: 'so breit wie der Text, hochkant', content: { picture: PORTRAIT, width: 'text' } },
  { name: 'so breit wie das Fenster', content: { picture: UFERSTRASSE, width: 'full', caption: LONG_WORD } },
  { name: 'fehlendes Bild', content: { picture: MISSING } },
] satisfies BlockExample<ImageContent>[];
