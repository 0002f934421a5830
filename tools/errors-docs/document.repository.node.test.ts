import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverError } from '../../server-base/src/errors.ts';
import { ROOT } from '../workspace/root.mjs';
import { collectErrors, type DeclaredErrors } from './collect.mjs';
import { errorsDocument } from './document.mjs';

let declared: DeclaredErrors[];

beforeAll(async () => {
  declared = await collectErrors();
});

test('docs/errors.md lists the errors that packages declare (`npm run docs:errors` generates it)', () => {
  expect(readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')).toBe(errorsDocument(declared));
});

test('each declared error has a unique code, a title and a remedy', () => {
  const codes = declared.flatMap(({ errors }) => Object.keys(errors));
  expect(codes).toEqual([...new Set(codes)]);
  for (const [code, { title, remedy }] of declared.flatMap(({ errors }) => Object.entries(errors))) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)+$/);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(remedy).toMatch(/[.`]$/);
  }
});

test('each declared error is thrown in its package, or in two others', () => {
  const sources = new Map(readdirSync(ROOT).map((folder) => [folder, sourceOf(folder)]));
  const unthrown = declared.flatMap(({ folder, errors }) =>
    Object.keys(errors).filter((code) => {
      const users = [...sources].filter(([, text]) => text.includes(`'${code}'`)).map(([user]) => user);
      return !users.includes(folder) && users.length < 2;
    }),
  );
  expect(unthrown).toEqual([]);
});

test('an error replaces the placeholders with its details', () => {
  const error = serverError('SERVER_PORT_TAKEN', { port: 4000, server: 'shell', setting: 'PORT' });
  expect(`${error.message} ${error.remedy}`).toBe(
    'Port 4000, which the shell needs, is in use by another process. Stop that process, or set PORT to another port.',
  );
});

/** The code of a package, or of the tools, without its tests, fixtures and error declarations. */
function sourceOf(folder: string): string {
  const files = folder === 'tools' ? filesBelow(join(ROOT, 'tools')) : filesBelow(join(ROOT, folder, 'src'));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

function filesBelow(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|fixtures\/|(^|\/)errors\.(ts|mjs)$/.test(file),
      )
      .map((file) => join(directory, file));
  } catch {
    return [];
  }
}
