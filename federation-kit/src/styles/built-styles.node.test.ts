import { builtClassesIn, findBuiltLeaks } from './built-styles.ts';

describe('[GA4] in a built stylesheet', () => {
  const release = { name: 'mf-press', blocks: [{ type: 'news-list' }] };
  const built = (css: string, foreign?: ReadonlySet<string>) =>
    findBuiltLeaks(css, release, foreign).map(({ rule }) => rule);

  test.each([
    '@layer block{.news-list-a-0a1b2c>p{top:0}@media print{.news-list-a-0a1b2c{top:0}}}',
    '@layer block{@keyframes news-list-turn-0a1b2c{0%{top:0}}}',
    '@layer vendor{:where([data-block-type=news-list]) .slide{top:0}@keyframes spin{0%{top:0}}}',
  ])('allows %s', (css) => {
    expect(built(css)).toEqual([]);
  });

  test.each([
    ['@layer block{.card{top:0}}', '.card'],
    ['@layer block{.news-list-a-0a1b2c+p{top:0}}', '.news-list-a-0a1b2c+p'],
    ['@layer block{@keyframes spin{0%{top:0}}}', '@keyframes spin'],
    ['@layer vendor{[data-block-type=footer] p{top:0}}', '[data-block-type=footer] p'],
    ['@layer vendor{[data-block-type^=news-list] p{top:0}}', '[data-block-type^=news-list] p'],
    ['.news-list-a-0a1b2c{top:0}', '.news-list-a-0a1b2c{top:0}'],
  ])('refuses %s', (css, rule) => {
    expect(built(css)[0]).toBe(rule);
  });

  test('refuses a class of another release', () => {
    const foreign = new Set(builtClassesIn('@layer kit{.button-button-abcdef:hover{top:0}}'));
    expect(built('@layer block{.button-button-abcdef{top:0}}', foreign)).toEqual(['.button-button-abcdef']);
  });
});
