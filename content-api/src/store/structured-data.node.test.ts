import { fieldsInStructuredData, structuredDataOf } from './structured-data.ts';

const template = {
  '@type': 'RealEstateListing',
  name: '{title}',
  mainEntity: { '@type': 'Offer', price: '{rent}', note: '{rent} €', sku: '{number}' },
};

it("inserts the record's values unchanged and omits missing fields", () => {
  expect(structuredDataOf(template, { title: 'Zwei Zimmer', rent: 563.56 })).toEqual({
    '@type': 'RealEstateListing',
    name: 'Zwei Zimmer',
    mainEntity: { '@type': 'Offer', price: 563.56, note: '{rent} €' },
  });
});

it("does not expand braces in the record's values", () => {
  const thing = structuredDataOf({ '@type': 'Thing', name: '{title}' } as typeof template, {
    title: '{rent}',
    rent: 1,
  });
  expect(thing).toEqual({ '@type': 'Thing', name: '{rent}' });
});

it('lists the fields of a template', () => {
  expect(fieldsInStructuredData(template)).toEqual(['title', 'rent', 'number']);
});
