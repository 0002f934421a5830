/* `npm run docs:errors`: writes docs/errors.md from the error catalogue. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';
import { errorsDocument } from './errors-docs/document.mjs';
import { ROOT } from './workspace/root.mjs';

// Read from the source, so that nothing has to be built first. The catalogue imports nothing.
const { code } = transformFileSync(join(ROOT, 'contracts/src/errors.ts'), {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
});
const { ERRORS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
writeFileSync(join(ROOT, 'docs/errors.md'), errorsDocument(ERRORS));
