import { fieldsInStructuredData, structuredDataOf } from './structured-data.ts';

const template = {
  '@type': 'RealEstateListing',
  name: '{title}',
  mainEntity: { '@type': 'Offer', price: '{rent}', note: '{rent} €', sku: '{number}' },
};

it('takes values of the record as they are, and leaves out what it does not have', () => {
  expect(structuredDataOf(template, { title: 'Zwei Zimmer', rent: 563.56 })).toEqual({
    '@type': 'RealEstateListing',
    name: 'Zwei Zimmer',
    mainEntity: { '@type': 'Offer', price: 563.56, note: '{rent} €' },
  });
});

it('does not look for fields in what a record says', () => {
  const thing = structuredDataOf({ '@type': 'Thing', name: '{title}' } as typeof template, {
    title: '{rent}',
    rent: 1,
  });
  expect(thing).toEqual({ '@type': 'Thing', name: '{rent}' });
});

it('names the fields that it needs', () => {
  expect(fieldsInStructuredData(template)).toEqual(['title', 'rent', 'number']);
});
