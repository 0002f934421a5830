import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { citationsIn, knownIds, readCitations, unresolvableCitations } from './citations.mjs';
import { requirementsDocument } from './document.mjs';
import { ids, openIds } from './lists.mjs';
import { proofsIn, readProofs } from './proofs.mjs';

const proofs = readProofs();

describe('requirements and faults', () => {
  it('each have a test that names them, unless a fault is open', () => {
    const proved = new Set(proofs.flatMap((proof) => proof.ids));
    expect(ids.filter((id) => !proved.has(id))).toEqual(openIds);
  });

  it('are in docs/requirements.md and docs/faults.md (`npm run docs:requirements` writes them)', () => {
    const rows = ['requirements', 'faults'].flatMap((name) =>
      Array.from(
        readFileSync(join(ROOT, `docs/${name}.md`), 'utf8').matchAll(/^\| ([RF]\d\S*) +\|/gm),
        ([, id]) => id,
      ),
    );
    expect(rows).toEqual(ids);
  });
});

describe('citations', () => {
  it('resolve: requirements, faults, findings, product decisions and decision records', () => {
    const known = knownIds();
    expect(readCitations().filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('name their list: F7, P29 or decision 0091, not "fault 7"', () => {
    expect(unresolvableCitations()).toEqual([]);
  });

  it('are found in comments, titles and links', () => {
    expect(
      citationsIn("it('[R2.1-4] [F12] works', …) // P29, OP3 (SE1); see decision 0091 and [0020](0020-a.md)"),
    ).toEqual(['R2.1-4', 'F12', 'P29', 'OP3', 'SE1', '0091', '0020']);
    expect(citationsIn('?q=%F3%8E, #F00, p95, decision of the visitor')).toEqual([]);
  });
});

describe('a proof', () => {
  const source = `
    test("[R2.1-4] [R2.1-5] it\\'s open", () => {});
    test(\`[R2.1-4] at \${width} px @full\`, () => {});
    test('an array [R2.1-4]', () => { expect(a[R2]).toBe("R9"); });`;

  it('is a test whose title begins with requirements', () => {
    expect(proofsIn('a.spec.ts', source)).toEqual([
      { file: 'a.spec.ts', title: "it's open", ids: ['R2.1-4', 'R2.1-5'], isFull: false },
      { file: 'a.spec.ts', title: 'at … px', ids: ['R2.1-4'], isFull: true },
    ]);
  });

  it('is in the row of each of its requirements', () => {
    const document = requirementsDocument(
      [{ title: 'Menu', owner: 'mf-navigation', requirements: { 'R2.1-4': 'Label "a|b"' } }],
      proofsIn('a.spec.ts', source),
    );
    expect(document).toContain(
      '| R2.1-4 | Label "a\\|b" | `a.spec.ts`: it\'s open<br>`a.spec.ts`: at … px _(full)_ |',
    );
  });
});
