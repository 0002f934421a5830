import { fieldsInStructuredData, structuredDataOf, thingsOf } from './structured-data.ts';

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

it('omits an object in which every field is missing', () => {
  const size = { '@type': 'QuantitativeValue', value: '{area}', unitCode: 'MTK' };
  const thing = { '@type': 'Apartment', name: '{title}', floorSize: size, rooms: [size] };
  expect(structuredDataOf(thing, { title: 'Dach' })).toEqual({ '@type': 'Apartment', name: 'Dach' });
  expect(structuredDataOf(thing, { area: 20 })).toMatchObject({ floorSize: { value: 20 }, rooms: [{}] });
});

it("does not expand braces in the record's values", () => {
  const thing = { '@type': 'Thing', name: '{title}', address: '{address}' };
  const record = { title: '{rent}', rent: 1, address: { street: '{rent}' } };
  expect(structuredDataOf(thing, record)).toEqual({
    '@type': 'Thing',
    name: '{rent}',
    address: { street: '{rent}' },
  });
});

it('[VI12] chooses a kind by a field, and reads nested and formatted fields', () => {
  const home = { '@type': 'Apartment', address: '{address|postal-address}' };
  const thing = {
    '@type': 'Offer',
    itemOffered: {
      by: 'kind',
      cases: { Laden: { '@type': 'Place', latitude: '{at.latitude}' } },
      otherwise: home,
    },
  };
  expect(structuredDataOf(thing, { kind: 'Laden', at: { latitude: 51.1 } })).toMatchObject({
    itemOffered: { '@type': 'Place', latitude: 51.1 },
  });
  expect(structuredDataOf(thing, { kind: 'Etage', address: 'Weg 7, 09997\u00a0Elsenau' })).toMatchObject({
    itemOffered: {
      '@type': 'Apartment',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Weg 7',
        postalCode: '09997',
        addressLocality: 'Elsenau',
      },
    },
  });
  expect(fieldsInStructuredData(thing).map(({ field, format }) => [field, format])).toEqual([
    ['kind', undefined],
    ['at', undefined],
    ['address', 'postal-address'],
  ]);
});

it('[VI12] describes a block, or each entry of a list in it', () => {
  const thing = { '@type': 'Question', name: '{title}' };
  const content = { title: 'Miete', items: [{ title: 'Wann?' }, { title: 'Wie?' }] };
  expect(thingsOf({ thing }, content)).toEqual([{ '@type': 'Question', name: 'Miete' }]);
  expect(thingsOf({ thing, each: 'items' }, content)).toEqual([
    { '@type': 'Question', name: 'Wann?' },
    { '@type': 'Question', name: 'Wie?' },
  ]);
  expect(thingsOf({ thing, each: 'missing' }, content)).toEqual([]);
});
