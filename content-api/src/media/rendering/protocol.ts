import type { RenderOrder } from '../renditions/renderer.ts';

/** To the rendering process. */
export interface RenderRequest extends RenderOrder {
  number: number;
}

/** From the rendering process; without a reason it went well. */
export interface RenderReport {
  number: number;
  failure?: string;
}
