import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import { followContent } from './live-content.ts';

test('[GA1] pages are current while their revision and their day last, and while the content API is unavailable', async () => {
  let revision = async (): Promise<string | undefined> => '1';
  const contentApi = { revision: () => revision(), livePages: async () => '1' };
  const content = followContent(contentApi, { site: { maps: OWN_MAPS, frames: [] } });
  const isCurrent = (freshUntil: number) => content.isCurrent({ revision: '1', pages: [], freshUntil });
  try {
    expect(await isCurrent(Date.now() + 60_000)).toBe(true);
    expect(await isCurrent(Date.now())).toBe(false);
    revision = async () => '2';
    expect(await isCurrent(Date.now() + 60_000)).toBe(false);
    revision = () => Promise.reject(new Error('away'));
    expect(await isCurrent(Date.now() + 60_000)).toBe(true);
  } finally {
    content.close();
  }
});
