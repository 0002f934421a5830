import { writeFileSync } from 'node:fs';
import type { Renderer, RenderOrder } from '../media/renditions/renderer.ts';

/** A renderer whose orders are finished by the test. */
export class StandInRenderer implements Renderer {
  /** Orders so far, as `640 avif`. */
  readonly orders: string[] = [];
  #onOrder = () => {};
  readonly #pending: { order: RenderOrder; resolve: () => void; reject: (error: Error) => void }[] = [];

  render(order: RenderOrder): Promise<void> {
    this.orders.push(`${order.width} ${order.format}`);
    return new Promise((resolve, reject) => {
      this.#pending.push({ order, resolve, reject });
      this.#onOrder();
    });
  }

  /** Finishes the oldest order, successfully or with an error; waits for one when there is none. */
  async finish(error?: string): Promise<void> {
    if (this.#pending.length === 0) {
      await new Promise<void>((resolve) => {
        this.#onOrder = resolve;
      });
    }
    const oldest = this.#pending.shift();
    if (!oldest) throw new Error('two calls wait for one order');
    const { order, resolve, reject } = oldest;
    if (error !== undefined) return reject(new Error(error));
    writeFileSync(order.target, `${order.width} ${order.format}`);
    resolve();
  }
}
