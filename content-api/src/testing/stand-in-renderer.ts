import { writeFileSync } from 'node:fs';
import type { Renderer, RenderJob } from '../media/renditions/renderer.ts';

/** A renderer whose jobs the test finishes. */
export class StandInRenderer implements Renderer {
  /** Jobs so far, as `640 avif`. */
  readonly jobs: string[] = [];
  #onJob = () => {};
  readonly #pending: { job: RenderJob; resolve: () => void; reject: (error: Error) => void }[] = [];

  render(job: RenderJob): Promise<void> {
    this.jobs.push(`${job.width} ${job.format}`);
    return new Promise((resolve, reject) => {
      this.#pending.push({ job, resolve, reject });
      this.#onJob();
    });
  }

  /** Finishes the oldest job, successfully or with an error; waits for a job if there is none. */
  async finish(error?: string): Promise<void> {
    if (this.#pending.length === 0) {
      await new Promise<void>((resolve) => {
        this.#onJob = resolve;
      });
    }
    const oldest = this.#pending.shift();
    if (!oldest) throw new Error('two calls are waiting for one job');
    const { job, resolve, reject } = oldest;
    if (error !== undefined) return reject(new Error(error));
    writeFileSync(job.target, `${job.width} ${job.format}`);
    resolve();
  }
}
