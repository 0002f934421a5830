import type { RenderJob } from '../renditions/renderer.ts';

/** Message to the rendering process. */
export interface RenderRequest extends RenderJob {
  number: number;
}

/** Message from the rendering process; without `failure`, the rendition has been written. */
export interface RenderReport {
  number: number;
  failure?: string;
}
