import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { browserConfiguration } from './scripts.ts';
import { extractStyles } from './styles.ts';
import { EDITABLE_SINGLE_SPA, UnusedVendorParts } from './unused-vendor-parts.ts';

/** Module that a page starts with. */
const ENTRY = './src/browser/entry.ts';

/** Switches of the federation runtime for a host that knows its remotes: the parts that fetch manifests fall away. */
const FEDERATION_SWITCHES = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
};

/**
 * The browser build of the shell: plain webpack without the federation plugin, because a host that is built by it carries
 * more than it needs. Stylesheets of lazy parts are loaded with them.
 */
export function shellConfiguration(shell: PackageFolder): Configuration {
  const browser = browserConfiguration(shell);
  const { rules, plugins = [] } = extractStyles(shell);
  return {
    ...browser,
    name: `${shell.name} (browser)`,
    entry: { main: ENTRY },
    resolve: { ...browser.resolve, alias: EDITABLE_SINGLE_SPA },
    module: { ...browser.module, rules: [...(browser.module?.rules ?? []), ...rules] },
    plugins: [
      ...(browser.plugins ?? []),
      ...plugins,
      new webpack.DefinePlugin(FEDERATION_SWITCHES),
      new UnusedVendorParts(),
    ],
  };
}
