import type { ComponentExample } from '../component-example.ts';
import { drawnPicture } from '../lightbox/testing/drawn-picture.ts';
import { Video } from './video.tsx';

/** The stand-alone page has no videos, so the examples show the initial state and the error. */
const MISSING_VIDEO = '/media/rundgang.mp4';

const POSTER = drawnPicture({ width: 1280, height: 720, seed: 3 });

export default [
  {
    name: 'mit Standbild und Untertiteln',
    element: (
      <Video
        label="Rundgang durch die Uferstraße"
        sources={[{ src: MISSING_VIDEO, type: 'video/mp4' }]}
        poster={POSTER}
        width={1280}
        height={720}
        captions={[{ src: '/media/rundgang.vtt', language: 'de', label: 'Deutsch' }]}
      />
    ),
  },
  {
    name: 'ohne Standbild, hochkant',
    element: (
      <Video
        label="Richtfest"
        sources={[{ src: MISSING_VIDEO, type: 'video/mp4' }]}
        width={720}
        height={1280}
      />
    ),
  },
  {
    name: 'sehr langer Name',
    element: (
      <Video
        label={`Film ${'Grundsteinlegung'.repeat(13)}`}
        sources={[{ src: MISSING_VIDEO, type: 'video/mp4' }]}
        poster={POSTER}
        width={1280}
        height={720}
      />
    ),
  },
] satisfies ComponentExample[];
