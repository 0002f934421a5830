import { readTrace, traceHeaders } from './request-trace.ts';

const UUID = /^[0-9a-f-]{36}$/;
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe("[OP9] a request's trace", () => {
  it('accepts a request id only from a trusted sender', () => {
    const headers = { 'x-request-id': 'abcdef123456' };
    expect(readTrace(headers, true)).toEqual({ id: 'abcdef123456' });
    expect(readTrace(headers, false).id).toMatch(UUID);
  });

  it('replaces an unsafe request id', () => {
    for (const id of ['', 'short', 'with space 12345', 'line\nbreak1234', 'x'.repeat(65)]) {
      expect(readTrace({ 'x-request-id': id }, true).id).toMatch(UUID);
    }
  });

  it('forwards traceparent unchanged, unless it is malformed', () => {
    const trace = readTrace({ traceparent: TRACEPARENT }, false);
    expect(traceHeaders(trace)).toEqual({ 'x-request-id': trace.id, traceparent: TRACEPARENT });
    expect(readTrace({ traceparent: `${TRACEPARENT}\nx` }, false)).not.toHaveProperty('traceparent');
    expect(traceHeaders(undefined)).toEqual({});
  });
});
