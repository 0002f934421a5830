/* Starts a renderer, sends its process id, and makes it loop. `renderer-process.node.test.ts` kills this process. */
import { RendererProcess } from '../src/server/renderers/renderer-process.ts';

process.once('message', async (settings: Parameters<typeof RendererProcess.start>[0]) => {
  const renderer = await RendererProcess.start({ ...settings, entry: new URL(settings.entry) });
  void renderer.render(
    [{ key: 'loop', bytes: 2, input: { id: 'loop', type: 'loop', content: {}, page: {} } }],
    true,
    () => {},
  );
  process.send?.(renderer.pid);
});
