import type { Platform } from '@stadtraum/contracts/platform';
import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startBehaviours } from './behaviours.ts';

const platform = {} as Platform;
const reports = { error: jest.fn(), vital: jest.fn() };
const hydrate = jest.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '<div data-block="a">a</div><div data-block="b">b</div>';
  reports.error.mockClear();
});

it('loads each script once and runs it on the element of each of its blocks', async () => {
  const roots: (string | null)[] = [];
  const importScript = jest.fn(async () => ({
    default: ((root) => roots.push(root.textContent)) as Behaviour,
  }));
  startBehaviours({ behaviours: { '/x.js': ['a', 'b'] } }, platform, reports, hydrate, importScript);
  await settle();
  expect(roots).toEqual(['a', 'b']);
  expect(importScript.mock.calls.flat()).toEqual(['/x.js', '/x.js']);
});

it('reports a script that does not load, and one that throws, with the block; the others run', async () => {
  const run = jest.fn();
  const importScript = async (url: string) => {
    if (url === '/lost.js') throw new Error('lost');
    return {
      default:
        url === '/throws.js'
          ? () => {
              throw new Error('boom');
            }
          : run,
    };
  };
  const behaviours = { '/lost.js': ['a'], '/throws.js': ['b'], '/x.js': ['a'] };
  startBehaviours({ behaviours }, platform, reports, hydrate, importScript);
  await settle();
  expect(reports.error.mock.calls).toEqual([
    ['BEHAVIOUR_FAILED', new Error('lost'), { block: 'a' }],
    ['BEHAVIOUR_FAILED', new Error('boom'), { block: 'b' }],
  ]);
  expect(run).toHaveBeenCalledTimes(1);
});

it('aborts the behaviours of a block whose HTML was restored, and starts them on the new HTML', async () => {
  const signals: AbortSignal[] = [];
  const importScript = async () => ({ default: ((_root, { signal }) => signals.push(signal)) as Behaviour });
  const { restart } = startBehaviours(
    { behaviours: { '/x.js': ['a', 'b'] } },
    platform,
    reports,
    hydrate,
    importScript,
  );
  await settle();
  restart('a');
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
});

it('lets a behaviour hydrate its block', async () => {
  const importScript = async () => ({ default: ((_root, context) => context.hydrate()) as Behaviour });
  startBehaviours({ behaviours: { '/x.js': ['b'] } }, platform, reports, hydrate, importScript);
  await settle();
  expect(hydrate.mock.calls).toEqual([['b']]);
});
