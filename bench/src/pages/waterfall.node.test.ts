import { countRounds, depthOf, type ObservedRequest, scriptDepth } from './waterfall.ts';

function request(url: string, initiator?: string, type = 'Script'): ObservedRequest {
  return {
    url,
    type,
    start: 0,
    end: 1,
    bytes: 1,
    isPrefetch: false,
    ...(initiator !== undefined && { initiator }),
  };
}

const document = request('/', undefined, 'Document');

describe('scriptDepth', () => {
  it('counts the document as 1 and follows initiators', () => {
    const requests = [document, request('/main.js', '/'), request('/host.js', '/main.js')];
    expect(scriptDepth([document], '/')).toBe(1);
    expect(scriptDepth(requests, '/')).toBe(3);
  });

  it('terminates if two scripts request each other', () => {
    const requests = [document, request('/a.js', '/b.js'), request('/b.js', '/a.js')];
    expect(scriptDepth(requests, '/')).toBeLessThan(5);
  });
});

test('depthOf counts a font after its stylesheet', () => {
  const font = request('/a.woff2', '/a.css', 'Font');
  expect(depthOf(font, [document, request('/a.css', '/', 'Stylesheet'), font], '/')).toBe(3);
});

test('countRounds counts only requests that waited for another deferred request', () => {
  expect(countRounds([])).toBe(0);
  expect(countRounds([request('/host.js', '/main.js'), request('/react.js', '/main.js')])).toBe(1);
  expect(countRounds([request('/host.js', '/main.js'), request('/react.js', '/host.js')])).toBe(2);
});
