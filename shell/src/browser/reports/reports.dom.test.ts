import { compileValidator } from '@stadtraum/contracts/validation';
import { Reports as ReportsSchema } from '../../reports.ts';
import { createReports } from './reports.ts';
import { watchScripts } from './watch-scripts.ts';

const sent: Blob[] = [];
Object.assign(navigator, {
  sendBeacon: (url: string, body: Blob) => {
    expect(url).toBe('/_reports');
    return sent.push(body) > 0;
  },
});

const validate = compileValidator(ReportsSchema);

/** Replaces `blob.text()`, which jsdom lacks. */
function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

async function batches(): Promise<Record<string, unknown>[][]> {
  const bodies = await Promise.all(sent.splice(0).map(read));
  const parsed = bodies.map((body) => JSON.parse(body));
  for (const body of parsed) expect(validate(body)).toMatchObject({ ok: true });
  return parsed;
}

function leavePage(): void {
  dispatchEvent(new PageTransitionEvent('pagehide'));
}

beforeEach(() => {
  history.replaceState(null, '', '/presse/bildmaterial?tx_dmpressasset_imagelist[title]=Meier');
});

describe('createReports', () => {
  it('sends errors that match the schema, without query strings', async () => {
    const reports = createReports({ liveSet: '7-0a1b2c3d' });
    const place = { block: 'liste', release: 'mf-press@1.0.0-0123456789' };
    reports.error('ISLAND_LOAD_FAILED', new Error('no /a.js?name=Meier here'), place);
    leavePage();
    expect(await batches()).toEqual([
      [
        {
          kind: 'error',
          code: 'ISLAND_LOAD_FAILED',
          reason: 'no /a.js here',
          liveSet: '7-0a1b2c3d',
          path: '/presse/bildmaterial',
          ...place,
        },
      ],
    ]);
  });

  it('collects errors for one second before it sends them', async () => {
    jest.useFakeTimers();
    const reports = createReports({ liveSet: '7-0a1b2c3d' });
    reports.error('ISLAND_LOAD_FAILED', 'a');
    reports.error('ISLAND_LOAD_FAILED', 'b');
    jest.advanceTimersByTime(999);
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect((await batches()).map(({ length }) => length)).toEqual([2]);
  });

  it('truncates errors, reports each one once, and reports at most 40 in total', async () => {
    const reports = createReports({ liveSet: '7-0a1b2c3d' });
    for (let count = 0; count < 60; count += 1) {
      reports.error('BROWSER_SCRIPT_FAILED', `${count}${'x'.repeat(400)}`);
      reports.error('BROWSER_SCRIPT_FAILED', `${count}${'x'.repeat(400)}`);
    }
    leavePage();
    const reported = (await batches()).flat();
    expect(reported).toHaveLength(40);
    expect(String(reported[0]?.reason)).toHaveLength(300);
  });

  it('splits reports into requests of 20 entries and 8 kB', async () => {
    const reports = createReports({ liveSet: '7-0a1b2c3d' });
    for (let count = 0; count < 40; count += 1) reports.error('ISLAND_LOAD_FAILED', `${count}`);
    leavePage();
    expect(sent.every(({ size }) => size <= 8_192)).toBe(true);
    expect((await batches()).map(({ length }) => length)).toEqual([20, 20]);

    const verbose = createReports({ liveSet: '7-0a1b2c3d' });
    for (let count = 0; count < 20; count += 1)
      verbose.error('ISLAND_LOAD_FAILED', `${count}${'ü'.repeat(300)}`);
    leavePage();
    expect(sent.every(({ size }) => size <= 8_192)).toBe(true);
    expect((await batches()).flat()).toHaveLength(20);
  });

  it('sends vitals when the visitor leaves the page', async () => {
    const reports = createReports({ liveSet: '7-0a1b2c3d' });
    reports.vital({ name: 'LCP', value: 812.5, rating: 'good' });
    expect(sent).toHaveLength(0);
    leavePage();
    expect(await batches()).toEqual([
      [
        {
          kind: 'vital',
          name: 'LCP',
          value: 812.5,
          rating: 'good',
          liveSet: '7-0a1b2c3d',
          path: '/presse/bildmaterial',
        },
      ],
    ]);
  });
});

describe('watchScripts', () => {
  it('reports only errors from releases’ scripts', async () => {
    watchScripts(createReports({ liveSet: '7-0a1b2c3d' }));
    const filename = 'https://example.org/assets/mf-press/1.0.0-0123456789/list.js';
    dispatchEvent(new ErrorEvent('error', { error: new Error('in a handler'), filename }));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    dispatchEvent(new ErrorEvent('error', { error: new Error('x'), filename: 'chrome-extension://a/b.js' }));
    const reason = Object.assign(new Error('in a promise'), {
      stack: `Error: in a promise\n  at a (${filename}:1:2)`,
    });
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    leavePage();
    expect((await batches()).flat()).toMatchObject([
      { code: 'BROWSER_SCRIPT_FAILED', reason: 'in a handler', release: 'mf-press@1.0.0-0123456789' },
      { code: 'BROWSER_SCRIPT_FAILED', reason: 'in a promise', release: 'mf-press@1.0.0-0123456789' },
    ]);
  });
});
