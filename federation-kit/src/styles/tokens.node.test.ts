import { tokensOf } from './tokens.ts';

test('lists the custom properties of the whole page, with the conditions around them', () => {
  const css = `@layer vendor, kit, block;
    @layer kit {
      :root { --space-m: 1rem; color: teal }
      .card { --gap: 2px }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff } }
    }`;
  expect([...tokensOf(css)]).toEqual([
    ['--space-m', '1rem'],
    ['@media (prefers-color-scheme: dark) --ink', '#fff'],
  ]);
});
