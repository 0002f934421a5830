import { createMetrics, reportConfinement, startMetricsServer } from './metrics.ts';

it('[TR2] [OP10] reports a missing layer of confinement as a warning and as a metric', async () => {
  const metrics = createMetrics();
  const warnings: string[] = [];
  const log = { warn: (_: object, text: string) => void warnings.push(text) };
  reportConfinement(metrics, log as never, { permission: undefined, namespace: 'bwrap: not permitted' });
  expect(warnings).toEqual([
    'code of releases runs without the layer namespace of confinement: bwrap: not permitted',
  ]);
  expect((await metrics.read()).match(/^confinement_.*$/gm)).toEqual([
    'confinement_layer_missing{layer="permission"} 0',
    'confinement_layer_missing{layer="namespace"} 1',
  ]);
});

describe('the server for metrics', () => {
  /** The status of `/metrics` at another address of this machine than 127.0.0.1; undefined if nothing listens there. */
  const statusElsewhere = (port: number) =>
    fetch(`http://127.0.0.2:${port}/metrics`).then(
      ({ status }) => status,
      () => undefined,
    );

  it('[TR4] listens on the loopback address 127.0.0.1 only, unless another address is set', async () => {
    const alone = await startMetricsServer(createMetrics(), { port: 0, server: 'shell' });
    const open = await startMetricsServer(createMetrics(), { host: '0.0.0.0', port: 0, server: 'shell' });
    expect([await statusElsewhere(alone.port), await statusElsewhere(open.port)]).toEqual([undefined, 200]);
    await Promise.all([alone.close(), open.close()]);
  });
});
