import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import { differingSettings, hashSettings } from './site-settings.ts';

test('[GA1] hashes of settings say which of them differ, and nothing else', () => {
  const own = hashSettings({ maps: OWN_MAPS, frames: ['a.example'] });
  expect(own).toMatch(/^maps=[0-9a-f]{8},frames=[0-9a-f]{8}$/);
  expect(differingSettings(own, hashSettings({ maps: OWN_MAPS, frames: ['a.example'] }))).toEqual([]);
  const google = { kind: 'google', key: 'key-of-a-test' } as const;
  expect(differingSettings(own, hashSettings({ maps: google, frames: [] }))).toEqual([
    'GOOGLE_MAPS_API_KEY, MAP_TILES_URL or MAP_TILES_PROVIDER',
    'FRAME_HOSTS',
  ]);
});
