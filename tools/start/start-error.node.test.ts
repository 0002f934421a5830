import { ERRORS } from '../../contracts/src/errors.ts';
import { START_ERRORS, StartError } from './start-error.mjs';

describe('errors of a start', () => {
  it.each(Object.entries(START_ERRORS))('%s reads as in the catalogue', (code, entry) => {
    expect(ERRORS[code as keyof typeof ERRORS]).toMatchObject(entry);
  });

  it('are one line: code, what happened, what to do', () => {
    const error = new StartError('SERVER_PORT_TAKEN', { port: 4000, server: 'shell', setting: 'PORT' });
    expect(error.message).toBe(
      'SERVER_PORT_TAKEN: Port 4000, which the shell needs, is taken by another process. ' +
        'End that process, or set PORT to another port.',
    );
  });
});
