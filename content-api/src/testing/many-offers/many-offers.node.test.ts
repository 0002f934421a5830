import { checkContent } from '../../content/load-content.ts';
import type { PlacedRecord } from '../../content/site-content.ts';
import { CONTENT_PARTS } from '../../content-parts.ts';
import { MediaLibrary } from '../../media/catalogue/media-library.ts';
import { readSettings } from '../../settings.ts';
import { makeDirectory } from '../content-files.ts';
import { SOURCE_CHECKER } from '../source-checker.ts';
import { makeOffers, type OfferRecord } from './make-offers.ts';
import { writeContentWithOffers } from './write-content.ts';

const COUNT = 2000;

describe('[VI7] the content with 2,000 offers', () => {
  let records: readonly PlacedRecord[];
  beforeAll(async () => {
    const { mediaDirectory, frameHosts } = readSettings({});
    const contentDirectory = makeDirectory('many-offers');
    writeContentWithOffers(COUNT, contentDirectory);
    const library = new MediaLibrary(mediaDirectory);
    const parts = { registryUrl: undefined, parts: CONTENT_PARTS, checker: SOURCE_CHECKER };
    // Rejects with all problems, also those of a single record.
    const { content } = await checkContent(
      { contentDirectory, frameHosts, library, ...parts },
      new Date('2026-11-27T12:00:00Z'),
    );
    records = content.collections.find(({ name }) => name === 'offers')?.records ?? [];
  }, 120_000);

  const shown = () => records.filter(({ data }) => data.letSince === undefined);
  const valuesOf = (field: string) => new Set(records.map(({ data }) => data[field]));

  it('passes every check of truth, with nothing held back', () => {
    expect(shown()).toHaveLength(COUNT);
  });

  it.each(['uid', 'slug', 'objectNumber'])('has a different %s in every offer', (field) => {
    expect(valuesOf(field).size).toBe(records.length);
  });

  it('has offers for every district, type of building, number of rooms and WBS, at several hundred addresses', () => {
    const made = records.filter(({ data }) => Number(data.uid) > 1000);
    for (const field of [
      'district',
      'buildingType',
      'rooms',
      'wbs',
      'lift',
      'balcony',
      'kitchen',
      'accessible',
    ])
      for (const value of new Set(made.map(({ data }) => data[field]))) {
        const share = made.filter(({ data }) => data[field] === value).length / made.length;
        expect([field, value, share > 0.02]).toEqual([field, value, true]);
      }
    expect(valuesOf('address').size).toBeGreaterThan(500);
  });

  it('has positions in the city, which are the same for the flats of a house only', () => {
    const byAddress = new Map(records.map(({ data }) => [data.address, JSON.stringify(data.position)]));
    for (const { data } of records) {
      const { latitude, longitude } = data.position as { latitude: number; longitude: number };
      expect([latitude > 51.12, latitude < 51.2, longitude > 12.87, longitude < 13]).not.toContain(false);
      expect(JSON.stringify(data.position)).toBe(byAddress.get(data.address));
    }
    expect(new Set(byAddress.values()).size).toBe(byAddress.size);
  });

  it('is the same in every run', () => {
    const own = shown().map(({ data }) => data as OfferRecord);
    expect(makeOffers(50, own)).toEqual(makeOffers(50, own));
    expect(makeOffers(50, own)).not.toEqual(makeOffers(50, own, 24));
  });
});
