import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCatalogue } from '../pictures/catalogue-file.mjs';
import { factsOf } from './facts.mjs';
import { DOCUMENTS } from './orders.mjs';
import { writePdf } from './pdf/write-pdf.mjs';

describe('procurement documents', () => {
  it('are all in the media catalogue', () => {
    const { documents = [] } = readCatalogue();
    assert.deepEqual(
      documents.map(({ id, title }) => [id, title]),
      DOCUMENTS.map(({ id, title }) => [id, title]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
  });

  it('are reproducible', async () => {
    const [order] = DOCUMENTS;
    assert.ok(order);
    const facts = factsOf(order.announcement);
    const [one, other] = [await writePdf(order, facts), await writePdf(order, facts)];
    assert.ok(one.bytes.equals(other.bytes));
  });
});
