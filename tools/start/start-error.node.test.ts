import { StartError } from './start-error.mjs';

describe('StartError', () => {
  it('states in one line the code, what happened and what to do', () => {
    const error = new StartError('SERVER_PORT_TAKEN', { port: 4000, server: 'shell', setting: 'PORT' });
    expect(error.message).toBe(
      'SERVER_PORT_TAKEN: Port 4000, which the shell needs, is in use by another process. ' +
        'Stop that process, or set PORT to another port.',
    );
  });
});
