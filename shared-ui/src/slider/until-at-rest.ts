import { currentSlide, driftFrom, type Geometry } from './behaviour/geometry.ts';

const CHECK_MS = 50;
const TIMEOUT_MS = 3_000;

/**
 * Resolves once the list rests at a slide, where snapping leaves it: starting the engine would end the scrolling under the
 * visitor's finger. Gives up after a timeout.
 */
export async function untilAtRest(geometry: Geometry): Promise<void> {
  const isAtRest = () => Math.abs(driftFrom(currentSlide(geometry), geometry)) <= 1;
  for (let waited = 0; waited < TIMEOUT_MS && !isAtRest(); waited += CHECK_MS)
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
}
