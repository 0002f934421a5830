import type { Video } from '@stadtraum/contracts/media';
import { UFERSTRASSE } from './pictures.ts';

/** An example video with a placeholder hash. */
export const EXAMPLE_VIDEO: Video = {
  id: 'ein-tag-uferstrasse',
  src: '/media/ein-tag-uferstrasse.00000000',
  width: 1280,
  height: 720,
  seconds: 8,
  label: 'Ein Tag in der Uferstraße, ohne Ton',
  poster: UFERSTRASSE,
};
