import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { MEDIA, readCatalogue } from './catalogue-file.mjs';

const OFFERS = join(MEDIA, '../content/collections/offers/records.json');
/** @type {{ uid: number, picture: string, gallery: { picture: string }[], pictureCount: number }[]} */
const offers = JSON.parse(readFileSync(OFFERS, 'utf8'));
const shown = new Map(readCatalogue().pictures.map(({ id, shows }) => [id, shows]));

describe('pictures of offers', () => {
  it('have a first picture of their own each, which opens the gallery', () => {
    assert.equal(new Set(offers.map(({ picture }) => picture)).size, offers.length);
    for (const { picture, gallery, pictureCount } of offers) assert.deepEqual([gallery[0]?.picture, gallery.length], [picture, pictureCount]);
  });

  it('say what they show, and stand in three galleries at most', () => {
    const uses = offers.flatMap(({ gallery }) => gallery.map(({ picture }) => picture));
    assert.deepEqual(uses.filter((id) => !shown.get(id)), []);
    assert.deepEqual([...new Set(uses)].filter((id) => uses.filter((used) => used === id).length > 3), []);
  });
});
