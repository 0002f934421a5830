import { placeReader } from './wrong-places.ts';

const wrongPlaces = placeReader({
  Altstadt: 'in der Altstadt',
  Hafen: 'am Hafen',
  Lindental: 'im Lindental',
  Mitte: 'in Elsenau-Mitte',
});

describe('[VI7] places in texts', () => {
  it.each([
    ['Etagenwohnung in Hafen', 'in Hafen', 'am Hafen'],
    ['Wohnen <strong>im</strong> Hafen', 'im Hafen', 'am Hafen'],
    ['In Lindental wird gebaut.', 'In Lindental', 'im Lindental'],
    ['am Lindental', 'am Lindental', 'im Lindental'],
    ['vier Zimmer in Altstadt', 'in Altstadt', 'in der Altstadt'],
    ['vier Zimmer im Altstadt', 'im Altstadt', 'in der Altstadt'],
    ['Büro im Mitte', 'im Mitte', 'in Elsenau-Mitte'],
  ])('refuses: %s', (text, found, right) => {
    const [wrong] = wrongPlaces(text);
    expect(wrong && { ...wrong, found: wrong.found.replace(/\s+/g, ' ') }).toEqual({ found, right });
  });

  it.each([
    'Wohnen am Hafen, im Lindental und in der Altstadt',
    'Wohnung in Elsenau-{district}',
    'in Hafennähe, in Altstadtlage, im Hafenbecken',
    'Der Tisch steht in der Mitte, der Weg führt in den Hafen und zum Hafen.',
    'Servicebüro Mitte',
  ])('accepts: %s', (text) => {
    expect(wrongPlaces(text)).toEqual([]);
  });
});
