import { countPlaywright, failedInJest } from './failed-tests.mjs';

describe('failedInJest', () => {
  it('names the failed tests, and files that could not be run', () => {
    const suite = (name: string, status: string, ...statuses: string[]) => ({
      name: `/site/${name}`,
      status,
      assertionResults: statuses.map((each, index) => ({ status: each, fullName: `list test ${index}` })),
    });
    const testResults = [
      suite('shell/a.node.test.ts', 'passed', 'passed', 'pending'),
      suite('shell/b.node.test.ts', 'failed', 'passed', 'failed'),
      suite('shell/c.node.test.ts', 'failed'),
    ];
    expect(failedInJest({ testResults }, '/site')).toEqual([
      'shell/b.node.test.ts › list test 1',
      'shell/c.node.test.ts',
    ]);
  });
});

describe('countPlaywright', () => {
  it('counts and names a test that passed only when repeated as failed, in nested suites too', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'delivery/a.spec.ts',
      tests: statuses.map((status) => ({ status })),
    });
    const inner = { title: 'a site', specs: [spec('stops', 'flaky'), spec('starts', 'expected')] };
    const suites = [
      { title: 'a.spec.ts', specs: [spec('ships', 'expected', 'unexpected')], suites: [inner] },
    ];
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 3 };
    expect(countPlaywright({ stats, errors: [], suites })).toEqual({
      passed: 2,
      failed: 2,
      skipped: 3,
      failures: ['delivery/a.spec.ts › ships', 'delivery/a.spec.ts › stops'],
    });
  });
});
