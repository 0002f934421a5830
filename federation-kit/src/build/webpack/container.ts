import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { browserConfiguration, classNamesOnly } from './scripts.ts';
import { ShareRuntime } from './share-runtime.ts';

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
 */
export function containerConfiguration(
  source: PackageFolder,
  exposes: Record<string, Exposed>,
  shared: Iterable<string>,
): Configuration {
  const browser = browserConfiguration(source);
  const { rules, plugins = [] } = classNamesOnly(source);
  return {
    ...browser,
    module: { ...browser.module, rules: [...(browser.module?.rules ?? []), ...rules] },
    plugins: [
      ...(browser.plugins ?? []),
      ...plugins,
      new ShareRuntime(),
      new webpack.container.ModuleFederationPlugin({
        name: source.name,
        filename: CONTAINER_FILE,
        library: { type: 'module' },
        exposes,
        shared: Object.fromEntries([...shared].map((specifier) => [specifier, FROM_KIT])),
      }),
    ],
  };
}

/** Activation checks the kit's versions; browsers do not check them again. */
const FROM_KIT = { singleton: true, import: false, requiredVersion: false } as const;
