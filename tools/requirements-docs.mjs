/* `npm run docs:requirements`: writes docs/requirements.md and docs/faults.md from their lists and the titles of tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsDocument, requirementsDocument } from './requirements/document.mjs';
import { faultSections, ids, openIds, requirementSections } from './requirements/lists.mjs';
import { findProofs } from './requirements/proofs.mjs';
import { ROOT } from './workspace/root.mjs';

const proofs = findProofs();
writeFileSync(join(ROOT, 'docs/requirements.md'), requirementsDocument(requirementSections, proofs));
writeFileSync(join(ROOT, 'docs/faults.md'), faultsDocument(faultSections, proofs));

const proved = new Set(proofs.flatMap((proof) => proof.ids));
const unproved = ids.filter((id) => !proved.has(id) && !openIds.includes(id));
process.stdout.write(
  unproved.length > 0
    ? `Without a test: ${unproved.join(', ')}\n`
    : `All ${ids.length} requirements and faults have tests, except the open ${openIds.join(', ')}.\n`,
);
