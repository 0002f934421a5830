import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspacePackages } from '../workspace/packages.mjs';
import { findViolations } from './boundaries.mjs';
import { importsOf } from './imports.mjs';

describe('importsOf', () => {
  it('finds every kind of import, and ignores strings and comments', () => {
    const source = `
      import a, { type B } from 'a';
      import type { C } from './c.ts';
      export * from 'd';
      export { e } from 'e';
      import 'f';
      const g = await import('g');
      const h = require('h');
      type I = import('i').I;
      // import 'comment';
      const text = "import 'text'";
      export const node = <p>{text}</p>;
    `;
    expect(importsOf(source, 'x.tsx')).toEqual(['a', './c.ts', 'd', 'e', 'f', 'g', 'h', 'i']);
  });
});

describe('findViolations', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stadtraum-boundaries-'));
    write('package.json', { workspaces: ['contracts', 'shell', 'mf-*'], devDependencies: { jest: '30' } });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(path: string, content: string | object) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const violations = () => findViolations(root, workspacePackages(root));

  it('accepts allowed imports', () => {
    write('shell/package.json', { name: '@stadtraum/shell', dependencies: { '@stadtraum/shared-ui': '*' } });
    write('shell/src/a.ts', `import '@stadtraum/shared-ui/event-bus'; import './b.ts'; import 'node:fs';`);
    write('shell/src/a.node.test.ts', `import 'jest';`);
    write('shell/src/fixtures/x.ts', `import 'anything';`);
    expect(violations()).toEqual([]);
  });

  it('rejects imports of remotes and of React components in the shell', () => {
    write('shell/package.json', {
      name: '@stadtraum/shell',
      dependencies: { '@stadtraum/shared-ui': '*', '@stadtraum/mf-press': '*' },
    });
    write('shell/src/a.ts', `import '@stadtraum/shared-ui/button'; import '@stadtraum/mf-press/x';`);
    expect(violations()).toEqual([
      'shell/package.json: may not declare @stadtraum/mf-press',
      'shell/src/a.ts: may not import @stadtraum/shared-ui/button',
      'shell/src/a.ts: may not import @stadtraum/mf-press/x',
    ]);
  });

  it('rejects undeclared imports, packages owned by another folder, and paths outside the package', () => {
    write('mf-new/package.json', { name: '@stadtraum/mf-new' });
    write('mf-new/a.ts', `import 'lodash'; import 'jest'; import '@module-federation/enhanced';`);
    write('mf-new/b.ts', `import '../contracts/src/errors.ts'; import '@stadtraum/contracts';`);
    expect(violations()).toEqual([
      'mf-new/a.ts: imports lodash, which mf-new/package.json does not declare',
      'mf-new/a.ts: imports jest, which mf-new/package.json does not declare',
      'mf-new/a.ts: only federation-kit may import @module-federation/enhanced',
      'mf-new/b.ts: may not import ../contracts/src/errors.ts, which is outside the package',
      'mf-new/b.ts: may not import @stadtraum/contracts',
    ]);
  });

  it('rejects import cycles between files and between folders, including type-only imports, and ignores tests', () => {
    write('contracts/package.json', { name: '@stadtraum/contracts' });
    write('contracts/src/a.ts', `import type { B } from './b.ts';`);
    write('contracts/src/b.ts', `import { a } from './a.ts';`);
    write('contracts/src/one/c.ts', `import '../two/d.ts';`);
    write('contracts/src/two/d.ts', `export * from './e.ts';`);
    write('contracts/src/two/e.ts', `import '../one/f.ts';`);
    write('contracts/src/one/f.ts', `export const f = 1;`);
    write('contracts/src/one/f.node.test.ts', `import '../a.ts';`);
    expect(violations()).toEqual([
      'contracts: an import cycle between files: contracts/src/a.ts, contracts/src/b.ts',
      'contracts: an import cycle between folders: contracts/src/one, contracts/src/two',
    ]);
  });

  it('rejects imports that break the layers of the content API', () => {
    write('package.json', { workspaces: ['content-api'], devDependencies: {} });
    write('content-api/package.json', { name: '@stadtraum/content-api' });
    write('content-api/src/main.ts', `import './pages/a.ts'; import './kernel/b.ts'; import './odd/c.ts';`);
    write('content-api/src/pages/a.ts', `import '../kernel/b.ts'; import '../sources/lists/d.ts';`);
    write('content-api/src/kernel/b.ts', `export const b = 1;`);
    write('content-api/src/kernel/database/e.ts', `import type { F } from '../../settings.ts';`);
    write('content-api/src/sources/lists/d.ts', `export const d = 1;`);
    write('content-api/src/odd/c.ts', `export const c = 1;`);
    write('content-api/src/settings.ts', `export type F = 1;`);
    expect(violations()).toEqual([
      'content-api/src/kernel/database/e.ts: kernel may not import settings.ts',
      'content-api/src/odd/c.ts: LAYERS in tools/boundaries/rules.mjs has no rule for its folder',
      'content-api/src/pages/a.ts: pages may not import sources/lists/d.ts',
    ]);
  });
});
