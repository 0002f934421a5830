/**
 * A renderer: the child process that evaluates the server bundles of one live set and renders their blocks. Blocks may exhaust
 * its time and memory or crash it at any moment, so its parent process limits and replaces it.
 */
import { setImmediate } from 'node:timers/promises';
import { type CodedError, type ErrorFacts, errorCode, reasonOf } from '@stadtraum/contracts/errors';
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
import type { FromRenderer, RenderRequest, ToRenderer } from './protocol.ts';
import { warmUp } from './warm-up.ts';

/** An input that the shell refers to by its handle. It is checked when it is first rendered. */
interface StoredInput {
  input: BlockToRender;
  isChecked: boolean;
  violation?: string | undefined;
}

let renderer: BlockRenderer | undefined;
let contentCheck: ContentCheck | undefined;
const inputs = new Map<number, StoredInput>();
const results = new ResultWriter(RESULTS_PIPE);

receive((message: ToRenderer) => {
  if (message.kind === 'load') void load(message);
  else renderBatch(message);
});

async function load({ groups, compileAhead }: Extract<ToRenderer, { kind: 'load' }>): Promise<void> {
  try {
    const codes = mapGroups(groups, readOpenServerCode);
    const isFrozen = lockLanguage();
    contentCheck = createContentCheck(releasesIn(codes).map(({ manifest }) => manifest));
    renderer = createBlockRenderer(...loadKitGroups(codes, { isFrozen }));
    warmUp(
      renderer,
      codes.flatMap(({ remotes }) => remotes),
    );
    await send({ kind: 'ready' });
    if (compileAhead) await compileWhileIdle(contentCheck.compile());
  } catch (error) {
    await send({ kind: 'refused', facts: toErrorFacts(error) });
  }
}

/** Batches that arrive meanwhile are rendered between two steps. */
async function compileWhileIdle(steps: Iterator<unknown>): Promise<void> {
  while (!compilingFromStrings(() => steps.next()).done) await setImmediate();
}

function renderBatch({ blocks, forget, budget, isPublic }: Extract<ToRenderer, { kind: 'render' }>): void {
  const end = performance.now() + budget;
  const used = isPublic ? renderer : renderer?.renewed();
  for (const block of blocks) {
    if (block.input) inputs.set(block.handle, { input: block.input, isChecked: false });
    if (performance.now() < end) render(block, used);
    else results.write('skipped');
  }
  for (const handle of forget) inputs.delete(handle);
}

function render({ handle }: RenderRequest, used: Pick<BlockRenderer, 'render'> | undefined): void {
  const stored = inputs.get(handle);
  let result: [kind: 'rendered' | 'invalid' | 'failed', text: string];
  try {
    if (!used || !stored) throw new Error('no live set is loaded');
    const violation = violationOf(stored);
    result = violation === undefined ? ['rendered', used.render(stored.input)] : ['invalid', violation];
  } catch (error) {
    result = ['failed', reasonOf(error)];
  }
  results.write(...result);
}

function violationOf(stored: StoredInput): string | undefined {
  if (!stored.isChecked) {
    const { type, content } = stored.input;
    stored.violation = compilingFromStrings(() => contentCheck?.violation(type, content));
    stored.isChecked = true;
  }
  return stored.violation;
}

function toErrorFacts(error: unknown): ErrorFacts {
  if (errorCode(error) !== undefined) return (error as CodedError).facts;
  return releaseError.facts('RELEASE_EVALUATION_FAILED', {
    release: 'the live set',
    reason: reasonOf(error),
  });
}

function send(message: FromRenderer): Promise<void> {
  return report(message);
}
