import { isAbsolute, relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/**
 * Takes the path of the package out of the source maps that loaders make. webpack hashes a module together with its map, and
 * the hash stands for a while in the script that is minified, where it decides between names: with an absolute path in it, the
 * same source would give another release in another folder.
 */
export class RelativeSourceMaps {
  apply(compiler: Compiler): void {
    const toRelative = (source: string) => (isAbsolute(source) ? relative(compiler.context, source) : source);
    compiler.hooks.compilation.tap('RelativeSourceMaps', (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('RelativeSourceMaps', ([code, map, more]) => {
        if (!map) return [code, map, more];
        // swc-loader hands it on as text.
        const parsed = typeof map === 'string' ? (JSON.parse(map) as { sources: string[] }) : map;
        return [code, JSON.stringify({ ...parsed, sources: parsed.sources.map(toRelative) }), more];
      });
    });
  }
}
