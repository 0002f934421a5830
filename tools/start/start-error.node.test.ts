import { collectErrors } from '../errors-docs/collect.mjs';
import { REPEATED_ERRORS } from './errors.mjs';
import { StartError } from './start-error.mjs';

describe('errors of a start', () => {
  it('repeat errors of other packages word for word', async () => {
    const known = new Map((await collectErrors()).flatMap(({ errors }) => Object.entries(errors)));
    for (const [code, entry] of Object.entries(REPEATED_ERRORS)) expect(known.get(code)).toEqual(entry);
  });

  it('are one line: code, what happened, what to do', () => {
    const error = new StartError('SERVER_PORT_TAKEN', { port: 4000, server: 'shell', setting: 'PORT' });
    expect(error.message).toBe(
      'SERVER_PORT_TAKEN: Port 4000, which the shell needs, is taken by another process. ' +
        'End that process, or set PORT to another port.',
    );
  });
});
