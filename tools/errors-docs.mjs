/* `npm run docs:errors`: writes docs/errors.md from the errors that the packages declare. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectErrors } from './errors-docs/collect.mjs';
import { errorsDocument } from './errors-docs/document.mjs';
import { ROOT } from './workspace/root.mjs';

writeFileSync(join(ROOT, 'docs/errors.md'), errorsDocument(await collectErrors()));
