import process from 'node:process';
import { type ErrorFacts, isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { releaseError } from '@stadtraum/federation-kit/errors';
import {
  type BlockRenderer,
  type BlockToRender,
  createBlockRenderer,
  loadKitGroups,
  mapGroups,
  readOpenServerCode,
  releasesIn,
} from '@stadtraum/federation-kit/render';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { RESULTS_PIPE } from '@stadtraum/guarded-process/descriptors';
import { compilingFromStrings, lockLanguage } from '@stadtraum/guarded-process/language/lock-language';
import { ResultWriter } from '@stadtraum/guarded-process/result-frames';
import { type ContentCheck, createContentCheck } from '@stadtraum/page-plan/content-check';
import type { FromLiveRenderer, ToLiveRenderer } from './messages.ts';
import { WarningRecorder } from './warnings.ts';

/* The child process that renders live content with one set, with what the shell's renderer gives to blocks and no more. */

const results = new ResultWriter(RESULTS_PIPE);
const warnings = new WarningRecorder();
let renderer: BlockRenderer | undefined;
let contentCheck: ContentCheck | undefined;

receive((message: ToLiveRenderer) => {
  if (message.kind === 'load') void load(message);
  else for (const block of message.blocks) results.write(...timed(() => render(block)));
});

async function load({ groups }: Extract<ToLiveRenderer, { kind: 'load' }>): Promise<void> {
  try {
    const codes = mapGroups(groups, readOpenServerCode);
    const isFrozen = lockLanguage(warnings.record);
    if (!isFrozen) Object.assign(console, { warn: warnings.record, error: warnings.record });
    contentCheck = createContentCheck(releasesIn(codes).map(({ manifest }) => manifest));
    renderer = createBlockRenderer(...loadKitGroups(codes, { isFrozen }));
    await send({ kind: 'ready' });
  } catch (error) {
    await send({ kind: 'refused', facts: factsOf(error) });
  }
}

type Result = [kind: 'rendered' | 'invalid' | 'failed', text: string];

/** Milliseconds of CPU time from which a block is rendered again, because its first rendering also compiles its code. */
const REPEATED_FROM_MS = 5;
/** What takes longer is slow even with the compilation, and rendered again it would come near a page's deadline. */
const REPEATED_UP_TO_MS = 80;

/** Puts the CPU time in milliseconds and the warnings before the HTML, in a line each. */
function timed(rendering: () => Result): Result {
  // What was written between blocks belongs to none.
  warnings.take();
  let [result, cpuMs] = measured(rendering);
  const written = warnings.take();
  if (result[0] === 'rendered' && cpuMs > REPEATED_FROM_MS && cpuMs < REPEATED_UP_TO_MS) {
    const again = measured(rendering);
    result = again[0];
    cpuMs = Math.min(cpuMs, again[1]);
  }
  const [kind, text] = result;
  return kind === 'rendered' ? [kind, `${cpuMs}\n${written}\n${text}`] : result;
}

function measured(rendering: () => Result): [Result, cpuMs: number] {
  const start = process.cpuUsage();
  const result = rendering();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

function render(block: BlockToRender): Result {
  try {
    if (!renderer) throw new Error('no set is loaded');
    const violation = compilingFromStrings(() => contentCheck?.violation(block.type, block.content));
    return violation === undefined ? ['rendered', renderer.render(block)] : ['invalid', violation];
  } catch (error) {
    return ['failed', reasonOf(error)];
  }
}

function factsOf(error: unknown): ErrorFacts {
  if (isCodedError(error)) return error.facts;
  return releaseError.facts('RELEASE_EVALUATION_FAILED', { release: 'the set', reason: reasonOf(error) });
}

function send(message: FromLiveRenderer): Promise<void> {
  return report(message);
}
