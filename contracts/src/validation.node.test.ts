import { LiveSet } from './live-set.ts';
import { Block, PageModel, Redirect } from './page-model.ts';
import { ReleaseExamples, ReleaseManifest } from './release-manifest.ts';
import { compileValidator, describeViolations, lazyValidator } from './validation.ts';

describe('compileValidator', () => {
  it('reports the path and the reason of a violation', () => {
    const result = compileValidator(Block)({ id: 'a', type: 'text', content: {}, extra: 1 });
    expect(result.ok).toBe(false);
    expect(!result.ok && describeViolations(result.violations)).toBe(
      '/ must NOT have additional properties ("extra")',
    );
  });

  it('lists every violation with `every`', () => {
    const bad = { id: 'A', type: 'B', content: {} };
    const places = (options?: { every: boolean }) => {
      const result = compileValidator(Block, options)(bad);
      return result.ok ? [] : result.violations.map(({ path }) => path);
    };
    expect(places()).toEqual(['/id']);
    expect(places({ every: true })).toEqual(['/id', '/type']);
  });

  it.each([LiveSet, PageModel, Redirect, ReleaseExamples, ReleaseManifest])(
    'compiles $$id, with and without checking the schema first',
    (schema) => {
      expect(() => compileValidator(schema)).not.toThrow();
      expect(compileValidator(schema, { trustSchema: true })(null).ok).toBe(false);
    },
  );

  it('compiles a lazy validator at its first use, once', () => {
    const schema = { ...LiveSet, $id: 'counted' };
    let reads = 0;
    const counted = new Proxy(schema, {
      get(target, property) {
        if (property === 'properties') reads += 1;
        return Reflect.get(target, property);
      },
    });
    const validate = lazyValidator(counted);
    expect(reads).toBe(0);
    expect(validate(null).ok).toBe(false);
    const readsOfFirstUse = reads;
    expect(readsOfFirstUse).toBeGreaterThan(0);
    expect(validate(null).ok).toBe(false);
    expect(reads).toBe(readsOfFirstUse);
  });

  it('accepts a nested navigation', () => {
    const page = {
      id: 1,
      path: '/',
      status: 200,
      language: 'de',
      title: 'Start',
      meta: {},
      breadcrumbs: [],
      navigation: {
        main: [{ label: 'Presse', path: '/presse', children: [{ label: 'Bilder', path: '/presse/bilder' }] }],
      },
      regions: { main: [] },
      queryParameters: [],
      revision: '1',
    };
    expect(compileValidator(PageModel)(page)).toEqual({ ok: true, value: page });
    expect(compileValidator(PageModel)({ ...page, path: '/../etc' }).ok).toBe(false);
  });
});
