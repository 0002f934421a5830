import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { Refreshable, refreshableRoot } from './refreshable.ts';
import { browserConfiguration, classNamesOnly } from './scripts.ts';
import { type ProvidedModules, ShareScope } from './share-scope.ts';

/** File name of a container's entry. It needs no hash, because the folder's name contains the version. */
export const CONTAINER_FILE = 'remoteEntry.js';

export interface Exposed {
  /** Name of the chunk. */
  name: string;
  import: string;
}

/**
 * The browser build of a remote or kit: an ES module that is a Module Federation container (`init` and `get`). React and the
 * kit come from the host's share scope. Every remote contains the container's runtime, so the build uses webpack's, which is
 * much smaller than that of `@module-federation/enhanced`.
 *
 * @param exposes by expose name
 * @param shared specifiers of the kit's modules
 * @param options.fastRefresh whether an open page can exchange its components
 * @param options.provided the modules that the container adds to a host's share scope
 */
export function containerConfiguration(
  source: PackageFolder,
  exposes: Record<string, Exposed>,
  shared: Iterable<string>,
  { fastRefresh = false, provided }: { fastRefresh?: boolean; provided?: ProvidedModules } = {},
): Configuration {
  const browser = browserConfiguration(source, { fastRefresh });
  const { rules, plugins = [] } = classNamesOnly(source);
  return {
    ...browser,
    module: { ...browser.module, rules: [...(browser.module?.rules ?? []), ...rules] },
    plugins: [
      ...(browser.plugins ?? []),
      ...plugins,
      new ShareScope(provided),
      ...(fastRefresh ? [new Refreshable(source)] : []),
      new webpack.container.ModuleFederationPlugin({
        name: source.name,
        filename: CONTAINER_FILE,
        library: { type: 'module' },
        exposes: fastRefresh ? refreshable(source, exposes) : exposes,
        shared: Object.fromEntries([...shared].map((specifier) => [specifier, FROM_KIT])),
      }),
    ],
  };
}

function refreshable({ folder }: PackageFolder, exposes: Record<string, Exposed>): Record<string, Exposed> {
  const entries = Object.entries(exposes).map(([expose, exposed]) => [
    expose,
    { ...exposed, import: refreshableRoot(join(folder, exposed.import)) },
  ]);
  return Object.fromEntries(entries);
}

/** Activation checks the kit's versions; browsers do not check them again. */
const FROM_KIT = { singleton: true, import: false, requiredVersion: false } as const;
