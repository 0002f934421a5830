import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Configuration } from 'webpack';
import type { PackageFolder } from '../package-folder.ts';
import { browserConfiguration, classNamesOnly } from './scripts.ts';

/** File of a container's entry; all other files carry a hash, this one lies in a versioned folder. */
export const CONTAINER_FILE = 'remoteEntry.js';

export interface Exposed {
  /** Name of the chunk. */
  name: string;
  import: string;
}

/**
 * The browser build of a remote or kit: an ES module that is a Module Federation container. The federation runtime itself
 * comes from the host (`globalThis._FEDERATION_RUNTIME_CORE`), React and the kit from the share scope.
 *
 * @param exposes by expose name
 * @param shared version ranges of the modules that come from the kit, by specifier
 */
export function containerConfiguration(
  source: PackageFolder,
  exposes: Record<string, Exposed>,
  shared: ReadonlyMap<string, string>,
): Configuration {
  const browser = browserConfiguration(source);
  const { rules, plugins = [] } = classNamesOnly(source);
  return {
    ...browser,
    module: { ...browser.module, rules: [...(browser.module?.rules ?? []), ...rules] },
    plugins: [
      ...plugins,
      new StableRuntimeId(),
      new OwnBuildVersion(source),
      federation(source, exposes, shared),
    ],
  };
}

function federation(
  source: PackageFolder,
  exposes: Record<string, Exposed>,
  shared: ReadonlyMap<string, string>,
): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: source.name,
    filename: CONTAINER_FILE,
    library: { type: 'module' },
    exposes,
    shared: Object.fromEntries(
      [...shared].map(([specifier, requiredVersion]) => [
        specifier,
        { singleton: true, import: false, requiredVersion },
      ]),
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // As a data: URI instead of a file that is written to node_modules of whatever the working directory is.
    virtualRuntimeEntry: true,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

/**
 * The container's runtime entry is a data: URI that holds the absolute path of the federation runtime. Named after it, its
 * id would differ from one machine to the next, and so would the release's version.
 */
class StableRuntimeId {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableRuntimeId', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'StableRuntimeId', stage: -100 }, (modules) => {
        for (const module of modules) {
          const ident = module.libIdent({ context: compiler.context });
          if (ident !== null && /data:text\/javascript;.*base64/.test(ident)) {
            compilation.chunkGraph.setModuleId(module, 'federation-runtime');
          }
        }
      });
    });
  }
}

/** Unless told, the federation plugin takes the version of whatever package the working directory lies in. */
class OwnBuildVersion {
  private readonly version: string;

  constructor({ manifest }: PackageFolder) {
    this.version = manifest.version;
  }

  apply(): void {
    process.env.MF_BUILD_VERSION = this.version;
  }
}
