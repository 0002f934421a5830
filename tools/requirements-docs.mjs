/* `npm run docs:requirements`: writes docs/requirements.md from the list of requirements and the titles of tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsDocument } from './requirements/document.mjs';
import { readProofs } from './requirements/proofs.mjs';
import { ROOT } from './workspace/root.mjs';

const sections = JSON.parse(readFileSync(join(ROOT, 'tools/requirements/requirements.json'), 'utf8'));
const proofs = readProofs();
writeFileSync(join(ROOT, 'docs/requirements.md'), requirementsDocument(sections, proofs));

const ids = sections.flatMap(
  (/** @type {import('./requirements/document.mjs').Section} */ { requirements }) =>
    Object.keys(requirements),
);
const unproved = ids.filter((/** @type {string} */ id) => !proofs.some((proof) => proof.ids.includes(id)));
process.stdout.write(
  unproved.length > 0
    ? `Without a test: ${unproved.join(', ')}\n`
    : `All ${ids.length} requirements have tests.\n`,
);
