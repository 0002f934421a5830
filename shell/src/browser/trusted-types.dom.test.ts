import type * as TrustedTypesModule from './trusted-types.ts';

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}

/** jsdom has no Trusted Types: a stand-in keeps the policies, as a browser would enforce them. */
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

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

describe('the default policy', () => {
  it('refuses HTML until there is a sanitizer, then takes everything out that could run', async () => {
    const { policies, ready } = await install();
    expect(policies.default?.createHTML(DIRTY)).toBeNull();
    await ready();
    const html = policies.default?.createHTML(DIRTY);
    expect(html).toBe('<table><tbody><tr><td>Zelle</td></tr></tbody></table><img src="x">');
    expect(Object.keys(policies)).toEqual(['default', 'shell']);
  });

  it.each([
    ['/assets/shell/1/host.js', 'http://localhost/assets/shell/1/host.js'],
    ['https://maps.example.org/api.js', null],
    ['//localhost.example.org/a.js', null],
    ['data:text/javascript,a()', null],
    ['blob:http://localhost/1', null],
    ['javascript:a()', null],
  ])('allows script URLs of the own origin only: %s', async (url, allowed) => {
    const { policies } = await install();
    expect(policies.default?.createScriptURL(url)).toBe(allowed);
  });

  it('says nothing about script texts, so that the browser refuses them', async () => {
    const { policies } = await install();
    expect(Object.keys(policies.default ?? {})).toEqual(['createHTML', 'createScriptURL']);
  });
});

describe('a browser without Trusted Types', () => {
  it('needs no sanitizer', async () => {
    const { installTrustedTypes, sanitizerReady } = await import('./trusted-types.ts');
    installTrustedTypes();
    await expect(sanitizerReady()).resolves.toBeUndefined();
  });
});
