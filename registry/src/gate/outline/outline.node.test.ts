import { compareOutlines } from './compare-outlines.ts';
import { groupByCause } from './group-by-cause.ts';
import { outlineOf } from './outline.ts';

const compare = (before: string, after: string) => compareOutlines(outlineOf(before), outlineOf(after));

const TEASER =
  '<article class="a"><h2 class="b">Neue <em>Wohnungen</em></h2><p>12 m²</p><a href="/presse">Mehr</a><img src="/x" alt="Haus"></article>';

describe('[GA3] the outline of HTML', () => {
  it('has what visitors notice', () => {
    const form =
      '<form action="/suche"><label for="q">Suche</label><input id="q" name="q" required><button>Los</button></form>';
    expect(outlineOf(TEASER + form).items.map(({ label }) => label)).toEqual([
      'heading 2 "Neue Wohnungen"',
      '"12 m²"',
      'link "Mehr" to /presse',
      'name "Haus"',
      'form to /suche by get',
      '"Suche"',
      'field input name=q required',
      'button "Los"',
    ]);
  });

  it.each([
    [
      'classes, ids, styles and data attributes',
      TEASER,
      TEASER.replaceAll('class="', 'data-x="1" style="color:red" id="'),
    ],
    ['emphasis', TEASER, TEASER.replace(/<.?em>/g, '')],
    [
      'another element around text',
      TEASER,
      TEASER.replaceAll('<p>', '<div><span>').replaceAll('</p>', '</span></div>'),
    ],
    ['whitespace and comments', '<p>noch <!-- -->5<!-- --> Tage</p>', '<p>noch 5\n Tage </p>'],
    ['decorations', '<p>Text</p>', '<p>Text<svg aria-hidden="true"><path d="M0"/></svg></p>'],
    ['scripts and styles', '<p>Text</p>', '<p>Text</p><script>let a</script><style>p{}</style>'],
  ])('does not have %s', (_name, before, after) => {
    expect(compare(before, after)).toEqual([]);
  });

  it.each([
    ['text', '<p>12 m²</p>', '<p>13 m²</p>', { before: '"12 m²"', after: '"13 m²"' }],
    [
      'a heading without text',
      '<h1>Presse</h1>',
      '<h1></h1>',
      { before: 'heading 1 "Presse"', after: 'heading 1 ""' },
    ],
    [
      'a rank',
      '<h2>Presse</h2>',
      '<h3>Presse</h3>',
      { before: 'heading 2 "Presse"', after: 'heading 3 "Presse"' },
    ],
    [
      'a target',
      '<a href="/a">A</a>',
      '<a href="/b">A</a>',
      { before: 'link "A" to /a', after: 'link "A" to /b' },
    ],
    ['a name', '<nav aria-label="Haupt">x</nav>', '<nav>x</nav>', { before: 'name "Haupt"' }],
    ['a picture without alt', '<img alt="Haus">', '<img>', { before: 'name "Haus"' }],
    [
      'a field’s name',
      '<input name="a">',
      '<input name="b">',
      { before: 'field input name=a', after: 'field input name=b' },
    ],
    ['a state', '<div>x</div>', '<div hidden>x</div>', { after: 'hidden' }],
    [
      'an option',
      '<option value="1" selected>x',
      '<option value="1">x',
      { before: 'option "x" value=1 selected', after: 'option "x" value=1' },
    ],
    ['a lost link', '<a href="/a">A</a>', 'A', { before: 'link "A" to /a' }],
  ])('sees a change of %s', (_name, before, after, change) => {
    expect(compare(before, after)[0]).toEqual({ ...change, signature: expect.any(String) });
  });

  it('tells whether anything is visible', () => {
    const seen = ['<div></div>', '<p hidden>x</p>', '<script>x</script>', '<img>', '<p>x</p>'];
    expect(seen.map((html) => outlineOf(html).isVisible)).toEqual([false, false, false, true, true]);
  });
});

describe('[GA3] changes', () => {
  const grouped = (...pairs: [string, string][]) =>
    groupByCause(
      pairs.map(([before, after]) => compare(before, after)),
      (changes) => changes.map(({ signature }) => signature),
    );

  it('of a lost heading are one cause, whatever the headings say and what else it changes', () => {
    const groups = grouped(
      ['<h1>Presse</h1>', '<h1></h1>'],
      ['<h2>Unser Bestand in Zahlen</h2><p>a</p>', '<h2></h2><p>a</p>'],
      ['<h2>Mehr</h2><img alt="Haus">', '<h2></h2><img>'],
    );
    expect(groups).toEqual([{ signatures: ['heading emptied'], items: expect.any(Array) }]);
  });

  it('of two texts are two causes, and of many texts one', () => {
    const change = (text: string): [string, string] => [
      `<a href="/">${text}</a>`,
      `<a href="/">${text}!</a>`,
    ];
    expect(grouped(change('Mehr'), change('Weiter'), change('Mehr'))).toHaveLength(2);
    expect(grouped(...['A', 'B', 'C', 'D', 'E'].map(change))).toHaveLength(1);
  });

  it('in long texts show the words around them', () => {
    const words = Array.from({ length: 50 }, (_, index) => `Wort${index}`).join(' ');
    const [change] = compare(`<p>${words} alt ${words}</p>`, `<p>${words} neu ${words}</p>`);
    expect(change).toMatchObject({
      before: '… Wort46 Wort47 Wort48 Wort49 alt Wort0 Wort1 Wort2 Wort3 …',
      signature: 'text alt → neu',
    });
  });
});
