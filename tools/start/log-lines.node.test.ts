import { condense, withoutRepetition } from './log-lines.mjs';

describe('condense', () => {
  it('omits empty lines and lines below the level warn', () => {
    expect(condense('{"level":"info","msg":"request"}')).toBeUndefined();
    expect(condense('')).toBeUndefined();
  });

  it('shows a problem with its code and reason', () => {
    const line = JSON.stringify({
      level: 'error',
      msg: 'A block threw',
      err: { code: 'BLOCK_RENDER_FAILED', message: 'no title' },
    });
    expect(condense(line)).toBe('error BLOCK_RENDER_FAILED · A block threw · no title');
    expect(condense('{"level":"warn","code":"BLOCK_UNKNOWN","msg":"left out"}')).toBe(
      'warn  BLOCK_UNKNOWN · left out',
    );
  });

  it('returns plain text, which Node prints before it exits', () => {
    expect(condense('TypeError: x is not a function')).toBe('TypeError: x is not a function');
    expect(condense('{ broken')).toBe('{ broken');
  });
});

describe('withoutRepetition', () => {
  it('prints identical lines once, and later how often they were repeated', () => {
    jest.useFakeTimers({ now: 0 });
    const lines: string[] = [];
    const print = withoutRepetition((line) => lines.push(line));
    for (let count = 0; count < 5; count += 1) print('warn  the same');
    print('warn  another');
    jest.setSystemTime(11_000);
    print('warn  the same');
    expect(lines).toEqual([
      'warn  the same',
      'warn  another',
      'warn  the same (repeated 4 times)',
      'warn  the same',
    ]);
    jest.useRealTimers();
  });
});
