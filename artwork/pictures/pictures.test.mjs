import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PICTURES } from './catalogue.mjs';
import { masterFile, readCatalogue } from './catalogue-file.mjs';
import { createRandom } from './random.mjs';
import { VIDEOS } from './video/videos.mjs';

const SAMPLES = [
  'arbeitsplatz-auszubildende-malerin',
  'grundriss-zwei-zimmer-am-wasserturm',
  'gartenstrasse-geruest',
  'material-laerche',
  'bad-saniert',
];
const orderOf = (/** @type {string} */ id) => PICTURES.find((order) => order.id === id) ?? assert.fail(id);

describe('drawings', () => {
  for (const id of SAMPLES) {
    it(`are reproducible: ${id}`, () => {
      const { draw, width, height } = orderOf(id);
      assert.equal(draw(id, width, height), draw(id, width, height));
    });
  }

  it('differ by their seeds', () => {
    const { draw } = orderOf('material-laerche');
    assert.notEqual(draw('a', 400, 400), draw('b', 400, 400));
  });

  it('take their randomness from the seed alone', () => {
    const random = createRandom('seed');
    const draws = [random.next(), random.integer(1, 9), random.fork('part').next()];
    assert.deepEqual(draws, [0.9498909888789058, 1, 0.39448887412436306]);
  });

  it('use no SVG filters for workplaces, which take seconds each', () => {
    const workplaces = PICTURES.filter(({ id }) => id.startsWith('arbeitsplatz-'));
    const filtered = workplaces.filter(({ id, draw }) => draw(id, 400, 500).includes('<filter'));
    assert.deepEqual(filtered, []);
  });
});

describe('media catalogue', () => {
  const catalogue = readCatalogue();

  it('lists every picture and video that can be drawn', () => {
    assert.deepEqual(catalogue.pictures.map(({ id }) => id), PICTURES.map(({ id }) => id).sort());
    assert.deepEqual(catalogue.videos, VIDEOS);
  });

  it('describes every picture as its order does', () => {
    const described = catalogue.pictures.map(({ id, file, width, height, alt, kind, shows }) => ({ id, file, width, height, alt, kind, shows }));
    const ordered = described.map(({ id }) => {
      const order = orderOf(id);
      return { id, file: masterFile(order), width: order.width, height: order.height, alt: order.alt, kind: order.kind, shows: order.shows };
    });
    assert.deepEqual(described, ordered);
  });
});
