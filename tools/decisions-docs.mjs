/* `npm run docs:decisions`: writes docs/decisions/README.md, the index of the decision records. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionsDocument, readDecisions } from './decisions/decisions.mjs';
import { ROOT } from './workspace/root.mjs';

writeFileSync(join(ROOT, 'docs/decisions/README.md'), decisionsDocument(readDecisions()));
