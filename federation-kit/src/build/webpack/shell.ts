import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { browserConfiguration } from './scripts.ts';
import { EDITABLE_SINGLE_SPA, UnusedVendorParts } from './unused-vendor-parts.ts';

/** The first module of a page. */
const ENTRY = './src/browser/entry.ts';

/** Switches of the federation runtime that remove its manifest loading: the page data lists the host's remotes. */
const FEDERATION_SWITCHES = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
};

/**
 * The browser build of the shell. It does not use the federation plugin, which adds code that the host does not need. Lazy parts
 * contain their stylesheets.
 */
export function shellConfiguration(shell: PackageFolder): Configuration {
  const browser = browserConfiguration(shell);
  return {
    ...browser,
    name: `${shell.name} (browser)`,
    entry: { main: ENTRY },
    resolve: { ...browser.resolve, alias: EDITABLE_SINGLE_SPA },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.DefinePlugin(FEDERATION_SWITCHES),
      new UnusedVendorParts(),
    ],
  };
}
