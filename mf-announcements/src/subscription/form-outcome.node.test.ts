import { toFormOutcome } from './form-outcome.ts';
import { readResponse } from './subscription-response.ts';

const emailError = { field: 'input-email', message: 'Bitte prüfen.' };

describe('readResponse', () => {
  it('[R3-2] accepts an object or a JSON string, and numbers as strings', () => {
    const response = { status: 'error', aid: '401', errors: [emailError] };
    const expected = { status: 'error', aid: 401, errors: [emailError] };
    expect(readResponse(response)).toEqual(expected);
    expect(readResponse(JSON.stringify(response))).toEqual(expected);
  });

  it.each([[undefined], [null], [1], ['<p>'], ['null'], [[]], [{ aid: 1 }]])('rejects %j', (body) => {
    expect(readResponse(body)).toBeUndefined();
  });

  it('drops invalid errors', () => {
    const errors = [emailError, null, 'x', { message: 'x' }, { field: 'input-terms', message: '' }];
    expect(readResponse({ status: 'error', aid: 0, errors })?.errors).toEqual([
      emailError,
      { field: 'input-terms' },
    ]);
  });
});

describe('toFormOutcome', () => {
  const outcome = (
    status: string,
    aid = 401,
    errors = [emailError] as { field: string; message?: string }[],
  ) => toFormOutcome({ status, aid, errors });

  it('[R4.1-3] chooses the success message by aid', () => {
    expect(outcome('success', 0).success).toBe('subjects');
    expect(outcome('success', 401).success).toBe('announcement');
  });

  it('[R4.1-4] [R4.1-5] [R4.1-6] handles error, userExists and any other status', () => {
    expect(outcome('error')).toEqual({ errors: [emailError], failure: 'validation' });
    expect(outcome('userExists')).toEqual({ errors: [], notice: 'userExists' });
    expect(outcome('rejected', 0, [{ field: 'input-email' }])).toEqual({
      errors: [{ field: 'input-email', message: 'Bitte überprüfe deine Eingabe.' }],
    });
    expect(outcome('rejected', 0, [])).toEqual({ errors: [], failure: 'unknown' });
  });
});
