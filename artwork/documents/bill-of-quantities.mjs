/** @typedef {import('./types.ts').Part} Part */
/** @typedef {readonly [text: string, amount: string, unit: string]} Item */
/** @typedef {readonly [title: string, items: readonly Item[]]} Section */

/**
 * What is to be done, item by item, with room for prices. Items are numbered within their sections.
 *
 * @param {readonly Section[]} sections
 * @returns {Part[]}
 */
export function billOfQuantities(sections) {
  const rows = sections.flatMap(([title, items], section) => [
    [`${section + 1}  ${title}`],
    ...items.map(([text, amount, unit], item) => [
      `${section + 1}.${String((item + 1) * 10).padStart(3, '0')}`,
      text,
      amount,
      unit,
      '',
      '',
    ]),
  ]);
  return [
    {
      table: {
        columns: [
          { title: 'OZ', share: 1 },
          { title: 'Leistung', share: 5.6 },
          { title: 'Menge', share: 1, align: 'right' },
          { title: 'Einheit', share: 0.9 },
          { title: 'EP in €', share: 1.1, align: 'right' },
          { title: 'GP in €', share: 1.2, align: 'right' },
        ],
        rows,
      },
    },
    { blanks: ['Summe ohne Umsatzsteuer in Euro', 'Umsatzsteuer 19 %', 'Angebotssumme in Euro'] },
  ];
}
