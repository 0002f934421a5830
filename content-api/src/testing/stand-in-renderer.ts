import { writeFileSync } from 'node:fs';
import type { RenderOrder } from '../media/rendering/protocol.ts';
import type { Renderer } from '../media/renditions/renditions.ts';

/** A renderer whose work a test ends by hand. */
export class StandInRenderer implements Renderer {
  /** Orders so far, as `640 avif`. */
  readonly orders: string[] = [];
  readonly #underway: { order: RenderOrder; resolve: () => void; reject: (error: Error) => void }[] = [];

  render(order: RenderOrder): Promise<void> {
    this.orders.push(`${order.width} ${order.format}`);
    return new Promise((resolve, reject) => this.#underway.push({ order, resolve, reject }));
  }

  /** Ends the oldest order, well or with an error. */
  async finish(error?: string): Promise<void> {
    for (let turn = 0; this.#underway.length === 0 && turn < 1000; turn += 1) await new Promise(setImmediate);
    const { order, resolve, reject } = this.#underway.shift() ?? {};
    if (error !== undefined) reject?.(new Error(error));
    else if (order) {
      writeFileSync(order.target, `${order.width} ${order.format}`);
      resolve?.();
    }
  }
}
