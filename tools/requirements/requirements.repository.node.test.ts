import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { citableIds, citationsIn, FINDING, findCitations, findUnresolvableCitations } from './citations.mjs';
import { requirementsDocument } from './document.mjs';
import { ids, openIds } from './lists.mjs';
import { findProofs, findProvedFindings, proofsIn } from './proofs.mjs';

const proofs = findProofs();

describe('requirements and faults', () => {
  test('each id appears in the title of a test, unless a fault is open', () => {
    const proved = new Set(proofs.flatMap((proof) => proof.ids));
    expect(ids.filter((id) => !proved.has(id))).toEqual(openIds);
  });

  test('docs/requirements.md and docs/faults.md list every id (`npm run docs:requirements` generates them)', () => {
    const rows = ['requirements', 'faults'].flatMap((name) =>
      Array.from(
        readFileSync(join(ROOT, `docs/${name}.md`), 'utf8').matchAll(/^\| ([RF]\d\S*) +\|/gm),
        ([, id]) => id,
      ),
    );
    expect(rows).toEqual(ids);
  });
});

test('each finding appears in the title of a test', () => {
  const findings = [...citableIds()].filter((id) => new RegExp(`^${FINDING}`).test(id));
  expect(findings).toEqual(expect.arrayContaining(['OP1', 'TR1', 'AC1']));
  const proved = findProvedFindings();
  expect(findings.filter((id) => !proved.has(id))).toEqual([]);
});

describe('citations', () => {
  test('every citation resolves to a requirement, fault, finding, product decision or decision record', () => {
    const citable = citableIds();
    expect(findCitations().filter(({ id }) => !citable.has(id))).toEqual([]);
  });

  test('every citation names its list: F7, P29 or decision 0091, not "fault 7"', () => {
    expect(findUnresolvableCitations()).toEqual([]);
  });

  test('citationsIn finds citations in comments, titles and links', () => {
    expect(
      citationsIn(
        "it('[R2.1-4] [F12] works', …) // P29, OP3 (SE1), TR10, AC3; see decision 0091 and [0020](0020-a.md)",
      ),
    ).toEqual(['R2.1-4', 'F12', 'P29', 'OP3', 'SE1', 'TR10', 'AC3', '0091', '0020']);
    expect(citationsIn('?q=%F3%8E, #F00, p95, decision of the visitor')).toEqual([]);
  });
});

describe('proofs', () => {
  const source = `
    test("[R2.1-4] [R2.1-5] it\\'s open", () => {});
    test(\`[R2.1-4] at \${width} px @full\`, () => {});
    test('an array [R2.1-4]', () => { expect(a[R2]).toBe("R9"); });`;

  test('proofsIn finds tests whose titles begin with requirements', () => {
    expect(proofsIn('a.spec.ts', source)).toEqual([
      { file: 'a.spec.ts', title: "it's open", ids: ['R2.1-4', 'R2.1-5'], isFull: false },
      { file: 'a.spec.ts', title: 'at … px', ids: ['R2.1-4'], isFull: true },
    ]);
  });

  test('requirementsDocument lists a test in the row of each requirement that it proves', () => {
    const document = requirementsDocument(
      [{ title: 'Menu', owner: 'mf-navigation', requirements: { 'R2.1-4': 'Label "a|b"' } }],
      proofsIn('a.spec.ts', source),
    );
    expect(document).toContain(
      '| R2.1-4 | Label "a\\|b" | `a.spec.ts`: it\'s open<br>`a.spec.ts`: at … px _(full)_ |',
    );
  });
});
