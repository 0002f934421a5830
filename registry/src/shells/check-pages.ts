import { setTimeout as delay } from 'node:timers/promises';
import type { PageCheck } from '@stadtraum/contracts/page-check';
import type { AskShell } from './ask-shell.ts';
import type { BlockFailure } from './page-failures.ts';

/** Number of pages that a shell is asked for at the same time. */
const PAGES_AT_A_TIME = 2;
/** Milliseconds before each further try: a busy machine is no failure. */
const RETRY_AFTER_MS = [200, 800];
/** A shell waits 5 s for a live set. */
const MAX_ANSWER_MS = 7000;

export interface PagesToCheck {
  liveSet: string;
  /** The most important first. */
  paths: readonly string[];
  /** Addresses. */
  shells: readonly string[];
  failuresOf: (check: PageCheck) => BlockFailure[];
  ask: AskShell;
  /** `performance.now()` at which the time is over. */
  deadline: number;
  signal: AbortSignal;
}

export interface PageFailure extends BlockFailure {
  path: string;
  shell: string;
}

export interface CheckedPages {
  /** Number of pages about which a shell gave an answer. */
  pages: number;
  /** Failures that every try showed. After the first, no further page is asked for. */
  failures: PageFailure[];
  /** Pages without a usable answer, with the reason. */
  unanswered: { path: string; reason: string }[];
  /** Shells that are not asked any more, with the reason. */
  unavailable: ReadonlyMap<string, string>;
}

type PageOutcome =
  | { kind: 'fine' }
  | { kind: 'failed'; failures: BlockFailure[] }
  | { kind: 'unanswered' | 'shell-unavailable'; reason: string };

/** Asks shells for pages, spread over all of them. Each page is asked of one shell, which stays for the tries after a failure. */
export async function checkPages(options: PagesToCheck): Promise<CheckedPages> {
  const { paths, shells, deadline, signal } = options;
  const queue = [...paths];
  const failures: PageFailure[] = [];
  const unanswered: CheckedPages['unanswered'] = [];
  const unavailable = new Map<string, string>();
  let pages = 0;
  const isOver = () => failures.length > 0 || signal.aborted || performance.now() >= deadline;

  async function askForPages(shell: string): Promise<void> {
    while (!isOver() && !unavailable.has(shell)) {
      const path = queue.shift();
      if (path === undefined) return;
      const outcome = await checkPage(shell, path, options);
      if (outcome.kind === 'shell-unavailable') {
        queue.unshift(path);
        unavailable.set(shell, outcome.reason);
      } else if (outcome.kind === 'unanswered') {
        unanswered.push({ path, reason: outcome.reason });
      } else {
        pages += 1;
        if (outcome.kind === 'failed')
          failures.push(...outcome.failures.map((failure) => ({ ...failure, path, shell })));
      }
    }
  }

  // Another round takes the pages of shells that have become unavailable.
  while (queue.length > 0 && unavailable.size < shells.length && !isOver()) {
    const available = shells.filter((shell) => !unavailable.has(shell));
    const workers = available.flatMap((shell) => Array<string>(PAGES_AT_A_TIME).fill(shell));
    await Promise.all(workers.map(askForPages));
  }
  return { pages, failures, unanswered, unavailable };
}

async function checkPage(
  shell: string,
  path: string,
  { ask, liveSet, deadline, failuresOf, signal }: PagesToCheck,
): Promise<PageOutcome> {
  let repeated: BlockFailure[] | undefined;
  let reason = 'the time was over';
  for (const waitMs of [0, ...RETRY_AFTER_MS]) {
    // A stopping registry does not wait.
    await delay(waitMs, undefined, { signal }).catch(() => {});
    const left = deadline - performance.now();
    if (left <= 0 || signal.aborted) return { kind: 'unanswered', reason };
    const answer = await ask(shell, { path, liveSet }, Math.min(left, MAX_ANSWER_MS));
    if (answer.kind === 'shell-unavailable') return answer;
    if (answer.kind === 'page-unavailable') {
      repeated = [];
      reason = answer.reason;
      continue;
    }
    const failures = failuresOf(answer.check);
    const isBusy = answer.check.blocks.some(({ state }) => state === 'not-rendered');
    if (failures.length === 0 && !isBusy) return { kind: 'fine' };
    reason = isBusy ? 'the shell was busy' : 'a block failed, but not in every try';
    repeated = repeated ? inBoth(repeated, failures) : failures;
  }
  if (repeated && repeated.length > 0) return { kind: 'failed', failures: repeated };
  return { kind: 'unanswered', reason };
}

function inBoth(earlier: readonly BlockFailure[], later: readonly BlockFailure[]): BlockFailure[] {
  return later.filter(({ block }) => earlier.some((failure) => failure.block === block));
}
