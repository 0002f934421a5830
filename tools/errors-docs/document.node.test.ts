import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError, ERRORS } from '../../contracts/src/errors.ts';
import { ROOT } from '../workspace/root.mjs';
import { errorsDocument } from './document.mjs';

describe('docs/errors.md', () => {
  it('says what the catalogue says (`npm run docs:errors` writes it anew)', () => {
    expect(readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')).toBe(errorsDocument(ERRORS));
  });
});

describe('the catalogue', () => {
  it('has a title, what happened and what to do for every code', () => {
    for (const [code, { title, remedy }] of Object.entries(ERRORS)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)+$/);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(remedy).toMatch(/[.`]$/);
    }
  });

  it('fills its placeholders from the details', () => {
    const error = new CodedError('SERVER_PORT_TAKEN', { port: 4000, server: 'shell', setting: 'PORT' });
    expect(`${error.message} ${error.remedy}`).toBe(
      'Port 4000, which the shell needs, is taken by another process. End that process, or set PORT to another port.',
    );
  });
});
