import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA, readCatalogue } from '../pictures/catalogue-file.mjs';
import { factsOf } from './facts.mjs';
import { DOCUMENTS } from './orders.mjs';
import { writePdf } from './pdf/write-pdf.mjs';

const { documents = [] } = readCatalogue();

describe('the procurement documents', () => {
  it('are all in the catalogue, with as many pages as they have, and none is over 2 MB', () => {
    expect(documents.map(({ id, title }) => [id, title])).toEqual(
      DOCUMENTS.map(({ id, title }) => [id, title]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
    for (const { file, pages } of documents) {
      const text = readFileSync(join(MEDIA, file)).toString('latin1');
      expect([file, text.match(/\/Type \/Page\n/g)?.length]).toEqual([file, pages]);
      expect(statSync(join(MEDIA, file)).size).toBeLessThan(2_000_000);
    }
  });

  it('are tagged, German, and have a title that programs show', () => {
    for (const { file } of documents) {
      const text = readFileSync(join(MEDIA, file)).toString('latin1');
      for (const part of [
        /^%PDF-1\.7/,
        /\/Marked true/,
        /\/Lang \(de-DE\)/,
        /\/DisplayDocTitle true/,
        /pdfuaid:part>1</,
      ]) {
        expect([file, part.test(text)]).toEqual([file, true]);
      }
    }
  });

  it('are the same whenever they are written', async () => {
    const [order] = DOCUMENTS;
    if (!order) throw new Error('there is no document');
    const facts = factsOf(order.announcement);
    const [one, other] = [await writePdf(order, facts), await writePdf(order, facts)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });
});
