/**
 * A renderer: the child process that evaluates the server bundles of one live set and renders their blocks. It trusts them
 * with nothing but its own time and memory; whoever started it must be ready for its death at any moment.
 */
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import {
  type BlockRenderer,
  type BlockToRender,
  createBlockRenderer,
  loadKit,
  loadRemote,
} from '@stadtraum/federation-kit/render';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { RESULTS_PIPE } from '@stadtraum/guarded-process/results-pipe';
import type { BlockOrder, FromRenderer, ToRenderer } from './protocol.ts';
import { ResultWriter } from './result-frames.ts';
import { warmUp } from './warm-up.ts';

let renderer: BlockRenderer | undefined;
const inputs = new Map<number, BlockToRender>();
const results = new ResultWriter(RESULTS_PIPE);

receive((message: ToRenderer) => {
  if (message.kind === 'load') void load(message);
  else renderBatch(message);
});

async function load({ kit, remotes }: Extract<ToRenderer, { kind: 'load' }>): Promise<void> {
  try {
    const loadedKit = loadKit(kit);
    const loadedRemotes = remotes.map((remote) => loadRemote(remote, loadedKit));
    renderer = createBlockRenderer({ kit: loadedKit, remotes: loadedRemotes });
    warmUp(renderer, remotes);
    await send({ kind: 'ready' });
  } catch (error) {
    await send({ kind: 'refused', ...describe(error) });
  }
}

function renderBatch({ blocks, forget, budget }: Extract<ToRenderer, { kind: 'render' }>): void {
  const end = performance.now() + budget;
  for (const block of blocks) {
    if (block.input) inputs.set(block.handle, block.input);
    if (performance.now() < end) render(block);
    else results.write('skipped');
  }
  for (const handle of forget) inputs.delete(handle);
}

function render({ handle }: BlockOrder): void {
  const input = inputs.get(handle);
  let result: [kind: 'rendered' | 'failed', text: string];
  try {
    if (!renderer || !input) throw new Error('nothing is loaded');
    result = ['rendered', renderer.render(input)];
  } catch (error) {
    result = ['failed', reasonOf(error)];
  }
  results.write(...result);
}

function describe(error: unknown): Pick<Extract<FromRenderer, { kind: 'refused' }>, 'code' | 'details'> {
  const code = errorCode(error);
  if (code) return { code, details: (error as { details?: Record<string, string> }).details ?? {} };
  return { code: 'RELEASE_EVALUATION_FAILED', details: { release: 'the live set', reason: reasonOf(error) } };
}

function send(message: FromRenderer): Promise<void> {
  return report(message);
}
