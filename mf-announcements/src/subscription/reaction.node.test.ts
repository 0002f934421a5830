import { reactionTo } from './reaction.ts';
import { readResponse } from './subscription-response.ts';

const wrong = { field: 'input-email', message: 'Bitte prüfen.' };

describe('a response', () => {
  it('[R3-2] may come as JSON, as a string of JSON, and with a number as text', () => {
    const response = { status: 'error', aid: '401', errors: [wrong] };
    const read = { status: 'error', aid: 401, errors: [wrong] };
    expect(readResponse(response)).toEqual(read);
    expect(readResponse(JSON.stringify(response))).toEqual(read);
  });

  it.each([[undefined], [null], [1], ['<p>'], ['null'], [[]], [{ aid: 1 }]])('is not %j', (body) => {
    expect(readResponse(body)).toBeUndefined();
  });

  it('is read without invalid entries of its errors', () => {
    const errors = [wrong, null, 'x', { message: 'x' }, { field: 'input-terms', message: '' }];
    expect(readResponse({ status: 'error', aid: 0, errors })?.errors).toEqual([
      wrong,
      { field: 'input-terms' },
    ]);
  });
});

describe('what the form does then', () => {
  const react = (status: string, aid = 401, errors = [wrong] as { field: string; message?: string }[]) =>
    reactionTo({ status, aid, errors });

  it('[R4.1-3] success: the message of its type, by the aid', () => {
    expect(react('success', 0).success).toBe('subjects');
    expect(react('success', 401).success).toBe('announcement');
  });

  it('[R4.1-4] [R4.1-5] [R4.1-6] error, userExists and any other status', () => {
    expect(react('error')).toEqual({ errors: [wrong], failure: 'validation' });
    expect(react('userExists')).toEqual({ errors: [], notice: 'userExists' });
    expect(react('rejected', 0, [{ field: 'input-email' }])).toEqual({
      errors: [{ field: 'input-email', message: 'Bitte überprüfe deine Eingabe.' }],
    });
    expect(react('rejected', 0, [])).toEqual({ errors: [], failure: 'unknown' });
  });
});
