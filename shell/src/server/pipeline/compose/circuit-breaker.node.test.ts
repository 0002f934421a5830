import { CircuitBreaker } from './circuit-breaker.ts';

let now = 0;
const SECOND = 1000;

function breakerWith(failures: number): CircuitBreaker {
  now = 0;
  const breaker = new CircuitBreaker(() => now);
  for (let failure = 0; failure < failures; failure += 1) breaker.failed('text a');
  return breaker;
}

describe('CircuitBreaker', () => {
  it('[F7] opens after the third failure within a minute, for this block only', () => {
    const breaker = breakerWith(2);
    expect(breaker.allows('text a')).toBe(true);
    expect(breaker.failed('text a')).toBe(3);
    expect(breaker.allows('text a')).toBe(false);
    expect(breaker.allows('text b')).toBe(true);
  });

  it('forgets failures after a minute', () => {
    const breaker = breakerWith(2);
    now = 61 * SECOND;
    expect(breaker.failed('text a')).toBeUndefined();
    expect(breaker.allows('text a')).toBe(true);
  });

  it('allows one trial after 30 seconds, and closes only if the trial succeeds', () => {
    const breaker = breakerWith(3);
    now = 31 * SECOND;
    expect([breaker.allows('text a'), breaker.allows('text a')]).toEqual([true, false]);
    expect(breaker.failed('text a')).toBeUndefined();
    now = 50 * SECOND;
    expect(breaker.allows('text a')).toBe(false);
    now = 62 * SECOND;
    expect(breaker.allows('text a')).toBe(true);
    breaker.succeeded('text a');
    expect([breaker.allows('text a'), breaker.allows('text a')]).toEqual([true, true]);
  });

  it('counts failures even if there are successes between them', () => {
    const breaker = breakerWith(2);
    breaker.succeeded('text a');
    expect(breaker.failed('text a')).toBe(3);
  });
});
