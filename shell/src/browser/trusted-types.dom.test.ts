import type * as TrustedTypesModule from './trusted-types.ts';

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}

/** jsdom has no Trusted Types, so this stand-in stores the policies that a browser would enforce. */
async function install() {
  const policies: Record<string, Rules> = {};
  const createPolicy = (name: string, rules: Rules) => {
    policies[name] = rules;
    return rules;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  let trustedTypes: typeof TrustedTypesModule | undefined;
  await jest.isolateModulesAsync(async () => {
    trustedTypes = await import('./trusted-types.ts');
  });
  trustedTypes?.installTrustedTypes();
  return { policies, ready: () => trustedTypes?.sanitizerReady() };
}

const DIRTY =
  '<table><tr><td onclick="a()">Zelle</td></tr></table><img src="x" onerror="a()"><script>a()</script>';

const EMPTY = /^$/;

/** A description, the HTML, and a pattern that any sanitizer's result must match. */
const HOSTILE_HTML: readonly (readonly [description: string, dirty: string, clean: RegExp])[] = [
  ['a meta refresh', '<meta http-equiv="refresh" content="0;url=//evil.example">', EMPTY],
  ['a base element', '<base href="//evil.example">', EMPTY],
  ['a stylesheet', '<link rel="stylesheet" href="//evil.example/a.css">', EMPTY],
  ['a DNS prefetch', '<link rel="dns-prefetch" href="//evil.example">', EMPTY],
  ['a style element', '<style>*{display:none}</style>', EMPTY],
  ['a form', '<form action="//evil.example"></form>', EMPTY],
  [
    'a button with its own form action',
    '<button formaction="//evil.example" form="f">a</button>',
    /^<button>a<\/button>$/,
  ],
  ['a ping attribute', '<a href="/a" ping="//evil.example">a</a>', /^<a href="\/a">a<\/a>$/],
  ['a javascript: URL', '<a href="javascript:a()">a</a>', /^<a>a<\/a>$/],
  ['an inline document', '<iframe srcdoc="<script>a()</script>"></iframe>', EMPTY],
  ['a frame', '<iframe src="//evil.example"></iframe>', EMPTY],
  ['an object', '<object data="//evil.example"></object>', EMPTY],
  ['an embedded object', '<embed src="//evil.example">', EMPTY],
  ['the contents of a template', '<template><meta http-equiv="refresh" content="0"></template>', EMPTY],
  ['SVG content from other hosts', '<svg><use href="//evil.example/a.svg#a"></use></svg>', /^<svg><\/svg>$/],
  [
    'an animated href',
    '<svg><a><animate attributeName="href" to="javascript:a()"></animate></a></svg>',
    /^<svg><a>(<animate( to="javascript:a\(\)")?><\/animate>)?<\/a><\/svg>$/,
  ],
  [
    'markup that becomes a refresh when it is parsed again',
    '<form><math><mtext></form><form><mglyph><style></math><meta http-equiv="refresh" content="0">',
    /^(?!.*<meta)/,
  ],
  [
    'markup that a style hides from the parser',
    '<svg></p><style><a id="</style><meta http-equiv=refresh>">',
    /^(?!.*<meta)/,
  ],
];

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

describe('the default policy', () => {
  it('[F34] rejects HTML until a sanitizer is ready, then removes scripts and event handlers', async () => {
    const { policies, ready } = await install();
    expect(policies.default?.createHTML(DIRTY)).toBeNull();
    await ready();
    const html = policies.default?.createHTML(DIRTY);
    expect(html).toBe('<table><tbody><tr><td>Zelle</td></tr></tbody></table><img src="x">');
    expect(Object.keys(policies)).toEqual(['default', 'shell']);
  });

  it.each(HOSTILE_HTML)('[SE8] removes %s', async (_case, dirty, clean) => {
    const { policies, ready } = await install();
    await ready();
    expect(policies.default?.createHTML(dirty)).toMatch(clean);
  });

  it.each([
    ['/assets/shell/1/host.js', 'http://localhost/assets/shell/1/host.js'],
    ['https://maps.example.org/api.js', null],
    ['//localhost.example.org/a.js', null],
    ['data:text/javascript,a()', null],
    ['blob:http://localhost/1', null],
    ['javascript:a()', null],
  ])('allows only same-origin script URLs: %s', async (url, allowed) => {
    const { policies } = await install();
    expect(policies.default?.createScriptURL(url)).toBe(allowed);
  });

  it('has no rule for script text, so that the browser rejects it', async () => {
    const { policies } = await install();
    expect(Object.keys(policies.default ?? {})).toEqual(['createHTML', 'createScriptURL']);
  });
});

describe('a browser without Trusted Types', () => {
  it('does not wait for a sanitizer', async () => {
    const { installTrustedTypes, sanitizerReady } = await import('./trusted-types.ts');
    installTrustedTypes();
    await expect(sanitizerReady()).resolves.toBeUndefined();
  });
});
