import type { Behaviour, BehaviourContext } from '../behaviour/index.ts';
import type { PageWindow } from './problems.ts';
import { reasonOf } from './react-errors.ts';

interface StartOptions extends Pick<BehaviourContext, 'platform'> {
  report: (problem: string) => void;
  /** @default this page */
  page?: PageWindow;
}

/** Runs behaviours as the shell does; each error is a problem. Returns a function that ends them. */
export function startBehaviours(
  root: HTMLElement,
  behaviours: readonly Behaviour[],
  { platform, report, page = window }: StartOptions,
): () => void {
  const controller = new page.AbortController();
  const context = { platform, signal: controller.signal, hydrate() {} };
  for (const behaviour of behaviours) {
    try {
      behaviour(root, context);
    } catch (error) {
      report(`its behaviour throws ${reasonOf(error)}`);
    }
  }
  return () => controller.abort();
}
