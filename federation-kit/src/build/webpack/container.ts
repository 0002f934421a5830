import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { browserConfiguration, classNamesOnly } from './scripts.ts';
import { ShareRuntime } from './share-runtime.ts';

/** File of a container's entry. It needs no hash in its name, because its folder name contains the version. */
export const CONTAINER_FILE = 'remoteEntry.js';

export interface Exposed {
  /** Name of the chunk. */
  name: string;
  import: string;
}

/**
 * The browser build of a remote or kit: an ES module that is a Module Federation container (`init` and `get`). React and the
 * kit come from the host's share scope. It uses webpack's own container, whose runtime is in every remote and is a quarter of
 * the size of the one in `@module-federation/enhanced`.
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
