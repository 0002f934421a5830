import { replaceEmptyParagraphs } from './empty-paragraphs.ts';

describe('[R2.11-21] empty paragraphs', () => {
  it.each([
    '<p></p>',
    '<p> </p>',
    '<p>\n\t</p>',
    '<p>&nbsp;</p>',
    '<p>\u00a0</p>',
    '<p>&#160;&#xA0;</p>',
    '<p><br></p>',
    '<p>&nbsp;<br /><BR/></p>',
    '<P class="leer" data-name="a">&nbsp;</P>',
  ])('are recognised in every form: %j', (paragraph) => {
    expect(replaceEmptyParagraphs(`<p>Text</p>${paragraph}`)).toEqual({
      html: '<p data-space="after">Text</p>',
    });
  });

  it.each([
    '<p>.</p>',
    '<p><img src="/a.png" alt=""></p>',
    '<p><a id="anker"></a></p>',
    '<p>&amp;nbsp;</p>',
    '<pre></pre>',
    '<p><b></b></p>',
    'nur Text',
    '',
  ])('are not recognised in %j', (html) => {
    expect(replaceEmptyParagraphs(`<p>Text</p>${html}`)).toEqual({ html: `<p>Text</p>${html}` });
  });

  it('give their space to the previous element', () => {
    expect(replaceEmptyParagraphs('<h2>A</h2><p></p><p>B</p>').html).toBe(
      '<h2 data-space="after">A</h2><p>B</p>',
    );
  });

  it('give their space to the next element if there is no previous one', () => {
    expect(replaceEmptyParagraphs('<p></p>\n<ul class="liste"><li>A</li></ul><p>B</p>').html).toBe(
      '\n<ul data-space="before" class="liste"><li>A</li></ul><p>B</p>',
    );
  });

  it('give their space to the parent if there are no siblings', () => {
    expect(replaceEmptyParagraphs('<p>A</p><blockquote><p></p></blockquote>')).toEqual({
      html: '<p>A</p><blockquote data-space="inside"></blockquote>',
    });
    expect(replaceEmptyParagraphs('<p>&nbsp;</p>')).toEqual({ html: '', space: 'inside' });
    expect(replaceEmptyParagraphs('Text<p></p>')).toEqual({ html: 'Text', space: 'inside' });
  });

  it('add space once for consecutive empty paragraphs', () => {
    expect(replaceEmptyParagraphs('<p>A</p><p></p><p> </p><p>&nbsp;</p><p>B</p>').html).toBe(
      '<p data-space="after">A</p><p>B</p>',
    );
  });

  it('can add space on both sides of an element', () => {
    expect(replaceEmptyParagraphs('<p></p><p>A</p><p></p>').html).toBe('<p data-space="before after">A</p>');
  });

  it('give their space only to siblings', () => {
    expect(replaceEmptyParagraphs('<p>A</p><ul><li><p></p><p>B</p></li></ul>').html).toBe(
      '<p>A</p><ul><li><p data-space="before">B</p></li></ul>',
    );
  });

  it('ignore line breaks as neighbours, but not rules or pictures', () => {
    expect(replaceEmptyParagraphs('<p>A</p><br><p></p>').html).toBe('<p data-space="after">A</p><br>');
    expect(replaceEmptyParagraphs('<p>A</p><hr><p></p>').html).toBe('<p>A</p><hr data-space="after">');
  });

  it('are removed from long texts too', () => {
    const { html } = replaceEmptyParagraphs('<p>Wort</p><p>&nbsp;</p>'.repeat(2000));
    expect(html).toBe('<p data-space="after">Wort</p>'.repeat(2000));
  });
});
