import { extname, join } from 'node:path';
import webpack, { type Compiler, type ResolveData } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { sourceName } from '../source/source-name.ts';

const PAGE = join(import.meta.dirname, '../refresh');
/** In the workspace's source it is TypeScript, as this file. */
const REACT = join(PAGE, `react${extname(import.meta.filename)}`);

const CALLS = /\$Refresh(Reg|Sig)\$\(/;
const NAMES = '{ register: $RefreshReg$, describe: $RefreshSig$ }';

/**
 * Makes the components of a remote exchangeable on an open page, for `registry dev --in`. The page has the live kit's React, which is built
 * for production, so React's own fast refresh has no access to it. The compiler must run with `fastRefresh`.
 */
export class Refreshable {
  readonly #source: PackageFolder;

  constructor(source: PackageFolder) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/^react(\/jsx-dev-runtime)?$/, (imported: ResolveData) => {
      const { issuer = '' } = imported.contextInfo;
      if (!issuer.startsWith(PAGE) && !/[\\/]node_modules[\\/]/.test(issuer)) imported.request = REACT;
    }).apply(compiler);
    compiler.hooks.compilation.tap('Refreshable', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'Refreshable',
        ([code, ...rest], { resource }) => [this.#defineCalls(String(code), resource), ...rest],
      );
    });
  }

  /** Defines what the compiler's code calls, in the first line, so that source maps fit. */
  #defineCalls(code: string, file: string): string {
    if (!CALLS.test(code)) return code;
    const id = JSON.stringify(sourceName(this.#source, file));
    return `import { refreshIn } from ${JSON.stringify(REACT)}; const ${NAMES} = refreshIn(${id}); ${code}`;
  }
}

/** The module that exposes a block's component so that it is exchangeable, although the shell renders it. @param file its path */
export function refreshableRoot(file: string): string {
  const code = [
    `import { rootOf } from ${JSON.stringify(REACT)};`,
    `import component from ${JSON.stringify(file)};`,
    'export default rootOf(component);',
  ];
  return `data:text/javascript,${encodeURIComponent(code.join('\n'))}`;
}
