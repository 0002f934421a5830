import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const SCRIPTS = listed('*.ts', '*.tsx').filter((file) => !/\.test\.|fixtures|artwork/.test(file));
const uses = SCRIPTS.flatMap(usesOfStylesheets);

/** TypeScript does not check the classes of stylesheets, so a class that is renamed on only one side would go unnoticed. */
describe('CSS Modules', () => {
  test('stylesheets define every class that scripts use', () => {
    const undefinedClasses = uses.flatMap(({ file, stylesheet, classes }) => {
      const defined = definedIn(stylesheet);
      return classes.filter((name) => !defined.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(undefinedClasses).toEqual([]);
  });

  test('stylesheets define no unused classes', () => {
    const stylesheets = new Set(uses.map(({ stylesheet }) => stylesheet));
    const unused = [...stylesheets].flatMap((stylesheet) => {
      const users = uses.filter((use) => use.stylesheet === stylesheet);
      if (users.some(({ usesWholeModule }) => usesWholeModule)) return [];
      const used = new Set(users.flatMap(({ classes }) => classes));
      return [...definedIn(stylesheet)]
        .filter((name) => !used.has(name))
        .map((name) => `${stylesheet}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});

interface StylesheetUse {
  file: string;
  stylesheet: string;
  classes: string[];
  /** Whether the whole module is indexed or passed on, so that any of its classes may be used. */
  usesWholeModule: boolean;
}

function usesOfStylesheets(file: string): StylesheetUse[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const code = source.replace(/^import .*$/gm, '');
  return [...source.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'/gm)].map(([, name, path = '']) => ({
    file,
    stylesheet: join(dirname(file), path),
    classes: Array.from(code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, used = '']) => used),
    usesWholeModule: new RegExp(`\\b${name}\\b(?!\\.\\w)`).test(code),
  }));
}

function definedIn(stylesheet: string): Set<string> {
  const css = readFileSync(join(ROOT, stylesheet), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)+|url\([^)]*\)|"[^"]*"/g, '');
  return new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name));
}

function listed(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}
