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
import type { BlockResult, FromRenderer, ToRenderer } from './protocol.ts';
import { warmUp } from './warm-up.ts';
import { startWatchdog } from './watchdog.ts';

let renderer: BlockRenderer | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (message: ToRenderer) => {
  if (message.kind === 'load') void load(message);
  else void renderBatch(message);
});

async function load({ kit, remotes, limits }: Extract<ToRenderer, { kind: 'load' }>): Promise<void> {
  startWatchdog(limits);
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

async function renderBatch({ blocks, budget }: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
  const end = performance.now() + budget;
  for (const block of blocks) {
    const result: BlockResult = performance.now() < end ? render(block) : { kind: 'skipped' };
    // Waits until the pipe has taken it: if the next block never returns, the shell still knows that this one did.
    await send({ kind: 'block', result });
  }
}

function render(block: BlockToRender): BlockResult {
  if (!renderer) return { kind: 'failed', reason: 'nothing is loaded' };
  try {
    return { kind: 'rendered', html: Buffer.from(renderer.render(block)) };
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

function describe(error: unknown): Pick<Extract<FromRenderer, { kind: 'refused' }>, 'code' | 'details'> {
  const code = errorCode(error);
  if (code) return { code, details: (error as { details?: Record<string, string> }).details ?? {} };
  return { code: 'RELEASE_EVALUATION_FAILED', details: { release: 'the live set', reason: reasonOf(error) } };
}

function send(message: FromRenderer): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
