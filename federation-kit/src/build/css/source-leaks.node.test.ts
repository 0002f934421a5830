import { findSourceLeaks } from './source-leaks.ts';

const sources = (css: string) => findSourceLeaks(css, 'mf-press').map(({ rule }) => rule);

describe('[GA4] in the source of a CSS Module', () => {
  test.each([
    '.a {top: 0}',
    'p.a {top: 0}',
    '.a p {top: 0}',
    '.a > * {top: 0}',
    '.a p + p {top: 0}',
    '.a > p ~ ul li {top: 0}',
    '.a + .b {top: 0}',
    'p + .a {top: 0}',
    '.a::before {top: 0}',
    '.a:hover:not(.b) {top: 0}',
    'html.dark .a {top: 0}',
    ':root[data-theme="dark"] .a {top: 0}',
    'body:has(dialog) .a {top: 0}',
    '.a:has(+ p) {top: 0}',
    ':is(.a, .b) p {top: 0}',
    ':where(.a) {top: 0}',
    '.a :is(p, li):not(:global(.x)) {top: 0}',
    ':is(.a p) + p {top: 0}',
    '.a :global(.leaflet-pane) {top: 0}',
    '.a:global(.leaflet-grab) {top: 0}',
    ':global(.no-js) .a {top: 0}',
    '.a { p {top: 0} }',
    '.a { &:hover > p {top: 0} }',
    '.a { & + .b {top: 0} }',
    '.a { > p {top: 0} }',
    '.a { @media print { top: 0; p {top: 0} } }',
    'body { & .a {top: 0} }',
    '@media print { @supports (gap: 0) { .a {top: 0} } }',
    '@scope (.a) to (.b) { p, :scope {top: 0} }',
    '@scope (.a) { top: 0; @media print { p {top: 0} } }',
    '@scope (body) { .a {top: 0} }',
    '@scope (.a) { & + p {top: 0} }',
    '.a { --gap: 0 }',
    '.a { animation: turn 1s } @keyframes turn { from {top: 0} }',
    '@font-face { font-family: "mf-press Icons"; src: url(a.woff2) }',
    '@property --mf-press-turn { syntax: "*"; inherits: false }',
    'p {}',
    ':export { gap: 0 }',
    '',
  ])('allows %s', (css) => {
    expect(sources(css)).toEqual([]);
  });

  test.each([
    ['* {top: 0}', '*'],
    ['body {display: none}', 'body'],
    [':global(p) {top: 0}', 'p'],
    [':global .x .y {top: 0}', '.x .y'],
    ['#main {top: 0}', '#main'],
    ['[data-block] {top: 0}', '[data-block]'],
    ['::selection {top: 0}', '::selection'],
    ['p:has(.a) {top: 0}', 'p:has(.a)'],
    ['body:has(> .a) p {top: 0}', 'body:has(> .a) p'],
    ['p:not(.a) {top: 0}', 'p:not(.a)'],
    ['.a + p {top: 0}', '.a + p'],
    ['.a ~ * p {top: 0}', '.a ~ * p'],
    ['.a, p {top: 0}', 'p'],
    [':is(.a, p) {top: 0}', ':is(.a, p)'],
    [':IS(.a, p) b {top: 0}', ':IS(.a, p) b'],
    [':where(.a) + p {top: 0}', ':where(.a) + p'],
    ['.a { & + p {top: 0} }', '& + p'],
    ['.a { :is(&, p) b, :not(&) {top: 0} }', ':is(&, p) b'],
    ['.a { body:has(&) {top: 0} }', 'body:has(&)'],
    ['body { .a {top: 0} p {top: 0} }', 'p'],
    ['& {top: 0}', '&'],
    ['@media print { p {top: 0} }', 'p'],
    ['@layer theme { p {top: 0} }', 'p'],
    ['@scope (body) { p {top: 0} }', 'p'],
    ['@scope (body) { top: 0 }', '@scope (body)'],
    [':root { --ink: red }', ':root'],
    ['html { --ink: red }', 'html'],
    ['@keyframes :global(turn) { from {top: 0} }', '@keyframes turn'],
    ['@font-face { font-family: Site; src: url(a.woff2) }', '@font-face'],
    ['@property --ink { syntax: "*"; inherits: false }', '@property --ink'],
    ['@page { margin: 0 }', '@page'],
    ['@view-transition { navigation: none }', '@view-transition'],
    ['.a >>> p {top: 0}', '.a >>> p'],
  ])('refuses %s', (css, rule) => {
    expect(sources(css)[0]).toBe(rule);
  });

  test('says where, why and what to write instead', () => {
    const css =
      '.card {top: 0}\n\n  body {display: none}\n:root {--ink: red}\n.card + p {top: 0}\nli {top: 0}';
    expect(findSourceLeaks(css, 'mf-press')).toEqual([
      expect.objectContaining({ line: 3, column: 3, reason: 'styles the whole page' }),
      expect.objectContaining({ line: 4, column: 1, reason: 'sets --ink for the whole page' }),
      expect.objectContaining({ advice: expect.stringContaining('".card + .sibling"') }),
      expect.objectContaining({ line: 6, advice: expect.stringContaining('".card li"') }),
    ]);
  });
});
