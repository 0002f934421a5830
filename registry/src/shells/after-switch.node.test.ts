import type { LiveSet } from '@stadtraum/contracts/live-set';
import { createAfterSwitch } from './after-switch.ts';
import { AnnouncedShells } from './announced-shells.ts';

const setWith = (id: string): LiveSet => ({
  ...{ id, sequence: 1, createdAt: '2026-11-26T12:00:00.000Z', reason: 'test', releases: [] },
});

/** Checks a switch that touches so many pages on one shell. */
async function check(touched: number) {
  const shells = new AnnouncedShells();
  shells.announce({ address: 'http://127.0.0.1:1' });
  const asked: string[] = [];
  const afterSwitch = createAfterSwitch({
    shells,
    async ask(_shell, { path, liveSet }) {
      asked.push(path);
      const page = { liveSet, status: 200, blocks: [], skipped: [], renderMs: {}, ms: 1 };
      return { kind: 'checked', check: page };
    },
    releases: { find: () => undefined },
    settings: '',
  });
  const paths = Array.from({ length: touched }, (_, index) => `/${index}`);
  const { report } = await afterSwitch.check({
    ...{ liveSet: setWith('2-00000002'), previous: setWith('1-00000001') },
    touchedPaths: async () => paths,
  });
  return { asked, report };
}

it('[GA8] asks for the 150 most important pages after a switch, and says how many it left out', async () => {
  const { asked, report } = await check(160);
  expect(asked).toEqual(Array.from({ length: 150 }, (_, index) => `/${index}`));
  expect(report).toMatchObject({
    pages: 150,
    unchecked: ['10 pages of 160 that the switch touches were not asked.'],
  });
  expect((await check(150)).report).toMatchObject({ pages: 150, unchecked: [] });
});
