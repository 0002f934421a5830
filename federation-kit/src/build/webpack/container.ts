import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { browserConfiguration, classNamesOnly } from './scripts.ts';
import { ShareRuntime } from './share-runtime.ts';

/** File of a container's entry; all other files carry a hash, this one lies in a versioned folder. */
export const CONTAINER_FILE = 'remoteEntry.js';

export interface Exposed {
  /** Name of the chunk. */
  name: string;
  import: string;
}

/**
 * The browser build of a remote or kit: an ES module that is a Module Federation container (`init` and `get`). React and the
 * kit come from the share scope of the host. It is webpack's own container: every remote that a page needs carries this
 * runtime, and it is a quarter of what `@module-federation/enhanced` makes.
 *
 * @param exposes by expose name
 * @param shared specifiers of the modules that come from the kit
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

/** Whether the kit's versions fit is checked when a live set is activated; browsers need not check again. */
const FROM_KIT = { singleton: true, import: false, requiredVersion: false } as const;
