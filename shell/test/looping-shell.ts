/* A process that starts one renderer, sends its process id, and lets it loop: `renderer-process.node.test.ts` kills it. */
import { RendererProcess } from '../src/server/renderers/renderer-process.ts';

process.once('message', async (settings: Parameters<typeof RendererProcess.start>[0]) => {
  const renderer = await RendererProcess.start({ ...settings, entry: new URL(settings.entry) });
  void renderer.render(
    [{ key: 'loop', bytes: 2, input: { id: 'loop', type: 'loop', content: {}, page: {} } }],
    () => {},
  );
  process.send?.(renderer.pid);
});
