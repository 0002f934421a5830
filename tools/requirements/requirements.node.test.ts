import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';
import { requirementsDocument } from './document.mjs';
import { proofsIn, readProofs } from './proofs.mjs';
import sections from './requirements.json';

const ids = sections.flatMap(({ requirements }) => Object.keys(requirements));

describe('requirements', () => {
  const proofs = readProofs();

  it('each have a test that names them', () => {
    const proved = new Set(proofs.flatMap((proof) => proof.ids));
    expect(ids.filter((id) => !proved.has(id))).toEqual([]);
  });

  it('are named by tests only as they exist', () => {
    const unknown = proofs.flatMap((proof) =>
      proof.ids.filter((id) => !ids.includes(id)).map((id) => `${id} in ${proof.file}`),
    );
    expect(unknown).toEqual([]);
  });

  it('all stand in docs/requirements.md (`npm run docs:requirements` writes it)', () => {
    const written = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
    expect([...written.matchAll(/^\| (R\S+) +\|/gm)].map(([, id]) => id)).toEqual(ids);
  });
});

describe('findings', () => {
  it('stand in docs/findings.md when code, tests or documents cite them', () => {
    const found = execFileSync(
      'git',
      ['grep', '-ohE', '\\b(OP|SE)[0-9]{1,2}\\b', '--', '*.ts', '*.mjs', '*.md'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    );
    const document = readFileSync(join(ROOT, 'docs/findings.md'), 'utf8');
    const listed = new Set(Array.from(document.matchAll(/^\| ((?:OP|SE)\d+) +\|/gm), ([, id]) => id));
    expect([...new Set(found.trim().split('\n'))].filter((id) => !listed.has(id))).toEqual([]);
  });
});

describe('a proof', () => {
  const source = `
    test('[R2.1-4] [R2.1-5] it\\'s open', () => {});
    test(\`[R2.1-4] at \${width} px @full\`, () => {});
    test('an array [R2.1-4]', () => { expect(a[R2]).toBe("R9"); });`;

  it('is a test whose title begins with requirements', () => {
    expect(proofsIn('a.spec.ts', source)).toEqual([
      { file: 'a.spec.ts', title: "it's open", ids: ['R2.1-4', 'R2.1-5'], isFull: false },
      { file: 'a.spec.ts', title: 'at … px', ids: ['R2.1-4'], isFull: true },
    ]);
  });

  it('stands in the row of each of its requirements', () => {
    const document = requirementsDocument(
      [{ title: 'Menu', owner: 'mf-navigation', requirements: { 'R2.1-4': 'Label "a|b"' } }],
      proofsIn('a.spec.ts', source),
    );
    expect(document).toContain(
      '| R2.1-4 | Label "a\\|b" | `a.spec.ts`: it\'s open<br>`a.spec.ts`: at … px _(full)_ |',
    );
  });
});
