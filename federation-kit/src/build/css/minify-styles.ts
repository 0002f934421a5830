import { createRequire } from 'node:module';

type CssMinify = (
  input: Record<string, string>,
  sourceMap: undefined,
  options: object,
) => Promise<{ code: string; errors?: (Error | string)[] }>;

// webpack includes this minimizer, but applies it only to stylesheets that its built-in CSS support has processed.
const cssMinify: CssMinify = createRequire(import.meta.url)('webpack/lib/css/cssMinify.js');

/** Minifies the stylesheets among the files, in place. */
export async function minifyStyles(files: Map<string, Buffer>): Promise<void> {
  for (const [path, bytes] of files) {
    if (!path.endsWith('.css')) continue;
    const { code } = await cssMinify({ [path]: bytes.toString() }, undefined, {});
    files.set(path, Buffer.from(spaceOperators(code)));
  }
}

/**
 * Restores spaces that the minimizer removes in custom properties between `)` and `+` or `-`: `calc(var(--a)- 1px)` is invalid,
 * and browsers would silently drop the declarations that use it.
 */
function spaceOperators(css: string): string {
  return css.replace(/\)([+-]) /g, ') $1 ');
}
