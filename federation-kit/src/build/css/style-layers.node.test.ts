import postcss from 'postcss';
import type { PackageFolder } from '../source/package-folder.ts';
import { checkLayers, layersOf, wrapInLayer } from './style-layers.ts';

const wrap = async (css: string) => {
  const { css: wrapped } = await postcss([wrapInLayer({ layer: 'block' })]).process(css, { from: undefined });
  return wrapped.replace(/\s+/g, ' ').trim();
};

test('rules are moved into the layer; declarations of layers and fonts stay outside', async () => {
  expect(
    await wrap(
      '@layer vendor, kit, block; @font-face { font-family: A } a { color: red } @media print { a { color: black } }',
    ),
  ).toBe(
    '@layer vendor, kit, block; @font-face { font-family: A } @layer block{ a { color: red } @media print { a { color: black } } }',
  );
});

test('a rule in one of our layers stays there; a rule in another layer is nested in ours', async () => {
  expect(await wrap('@layer kit.theme { a { color: red } }')).toBe('@layer kit.theme { a { color: red } }');
  expect(await wrap('@layer theme { a { color: red } }')).toBe(
    '@layer block { @layer theme { a { color: red } } }',
  );
});

test.each([
  'a { color: red }',
  '@media print { a { color: red } }',
  '@layer theme { a { color: red } }',
  '@import "https://example.org/a.css"',
])('a finished stylesheet with %s outside the layers is rejected', (rule) => {
  expect(() => checkLayers('a.css', `@layer block { b { color: red } } ${rule}`)).toThrow(
    expect.objectContaining({
      code: 'BUILD_STYLES_OUTSIDE_LAYER',
      message: `a.css: ${rule} is in no layer.`,
    }),
  );
});

test('a finished stylesheet with all rules in layers passes', () => {
  expect(() =>
    checkLayers('a.css', '@layer vendor,kit,block;@font-face{font-family:A}@layer kit{a{color:red}}'),
  ).not.toThrow();
});

test('[0169] the components of a kit with a name of its own are below all blocks and above the stable kit', () => {
  const kitOf = (name?: string): PackageFolder => ({
    ...{ folder: '/kit', name: name ?? 'shared-ui' },
    manifest: {
      ...{ name: '@stadtraum/shared-ui', version: '2.0.0' },
      release: { kind: 'kit', ...(name !== undefined && { name }) },
    },
  });
  const files = ['/kit/src/base/base.css', '/kit/src/link/link.css', '/node_modules/swiper/swiper.css'];
  expect(files.map(layersOf(kitOf()))).toEqual(['kit', 'kit', 'vendor']);
  expect(files.map(layersOf(kitOf('shared-ui-next')))).toEqual(['kit', 'block.shared-ui-next', 'vendor']);
});
