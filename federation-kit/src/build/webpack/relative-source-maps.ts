import { isAbsolute, relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/**
 * Makes paths in the loaders' source maps relative. webpack hashes a module together with its map, and the hash influences the
 * names that the minifier chooses: with absolute paths, the same source would produce a different release in another folder.
 */
export class RelativeSourceMaps {
  apply(compiler: Compiler): void {
    const toRelative = (source: string) => (isAbsolute(source) ? relative(compiler.context, source) : source);
    compiler.hooks.compilation.tap('RelativeSourceMaps', (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('RelativeSourceMaps', ([code, map, more]) => {
        if (!map) return [code, map, more];
        // swc-loader passes it as text.
        const parsed = typeof map === 'string' ? (JSON.parse(map) as { sources: string[] }) : map;
        return [code, JSON.stringify({ ...parsed, sources: parsed.sources.map(toRelative) }), more];
      });
    });
  }
}
