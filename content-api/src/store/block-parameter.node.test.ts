import { parameterContent } from './block-parameter.ts';

const parameters = [
  { name: 'sent', property: 'sent', values: ['a', 'b'] },
  { name: 'nr', property: 'reference', format: 'reference' as const },
  { name: 'seite', property: 'from', format: 'path' as const },
];

describe('parameterContent', () => {
  it('takes listed values, reference numbers and paths of pages', () => {
    const query = [
      ['sent', 'b'],
      ['nr', '7K3F-9QXD'],
      ['seite', '/immobilien/angebote'],
    ] as const;
    expect(parameterContent(parameters, query)).toEqual({
      sent: 'b',
      reference: '7K3F-9QXD',
      from: '/immobilien/angebote',
    });
  });

  it.each([
    ['sent', 'c'],
    ['nr', 'Sie haben gewonnen'],
    ['nr', '7K3F-9QXD '],
    ['seite', 'https://fremd.example/'],
    ['seite', '//fremd.example'],
    ['seite', `/${'a'.repeat(600)}`],
    ['other', 'b'],
  ])('ignores any other text: %s=%s', (name, value) => {
    expect(parameterContent(parameters, [[name, value]])).toEqual({});
  });
});
