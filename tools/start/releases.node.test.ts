import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { planReleases, shipCommand } from './releases.mjs';

const set = (id: string, releases: Record<string, string>) => ({
  id,
  releases: Object.entries(releases).map(([name, version]) => ({ name, version })),
});
const press = (version: string) => ({ name: 'mf-press', version });
const kit = { name: 'shared-ui', version: '1' };

describe('planReleases', () => {
  it('[OP3] activates every build when nothing was ever live', () => {
    expect(planReleases([press('1'), kit], [])).toEqual({ first: [press('1'), kit], different: [] });
  });

  it('[OP3] activates a new name and keeps releases that teams have shipped', () => {
    const history = [set('2-a', { 'mf-press': '2' }), set('1-a', { 'mf-press': '1' })];
    expect(planReleases([press('1'), kit], history)).toEqual({ first: [kit], different: [press('1')] });
  });

  it('[OP3] does not activate a release that was rolled back, or a name that is no longer live', () => {
    const rolledBack = [set('3-a', { 'mf-press': '1' }), set('2-a', { 'mf-press': '2' })];
    expect(planReleases([press('2')], rolledBack)).toEqual({ first: [], different: [press('2')] });
    const gone = [set('2-a', {}), set('1-a', { 'mf-press': '1' })];
    expect(planReleases([press('1')], gone)).toEqual({ first: [], different: [press('1')] });
  });

  it('plans nothing when all builds are live', () => {
    expect(planReleases([press('1')], [set('1-a', { 'mf-press': '1' })])).toEqual({
      first: [],
      different: [],
    });
  });
});

describe('shipCommand', () => {
  it('returns a command that can be typed', () => {
    expect(shipCommand([press('1'), kit], 'http://127.0.0.1:4001', 4000, join(ROOT, '.data'))).toBe(
      'npm run ship mf-press shared-ui',
    );
  });

  it('sets the URLs of a site on other ports, and its data directory, which holds the key', () => {
    expect(shipCommand([press('1')], 'http://127.0.0.1:81', 80, '/srv/data')).toBe(
      'DATA_DIRECTORY=/srv/data REGISTRY_URL=http://127.0.0.1:81 SITE_URL=http://localhost:80 npm run ship mf-press',
    );
  });
});
