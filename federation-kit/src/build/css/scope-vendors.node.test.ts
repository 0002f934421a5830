import { scopeVendors } from './scope-vendors.ts';

const scope = ':where([data-block-type="note"],[data-block-type="list"])';

test.each([
  ['.slide, .slide > p {}', `${scope} .slide,${scope} .slide > p {}`],
  [':root { --size: 1px }', `${scope} { --size: 1px }`],
  ['body.open .x {}', `${scope}.open .x {}`],
  ['@media print { p { & b {} } }', `@media print { ${scope} p { & b {} } }`],
  ['@keyframes spin { from { top: 0 } }', '@keyframes spin { from { top: 0 } }'],
])('[GA4] limits %s of a vendor to the blocks that use it', (css, expected) => {
  expect(scopeVendors(`@layer vendor { ${css} } @layer block { p {} }`, ['note', 'list'])).toBe(
    `@layer vendor { ${expected} } @layer block { p {} }`,
  );
});
