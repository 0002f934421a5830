import type { Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { browserConfiguration } from './scripts.ts';

/** The first module of a page. */
const ENTRY = './src/browser/entry.ts';

/**
 * The browser build of the shell. Its host speaks the protocol of containers, which needs no federation plugin. Lazy parts
 * contain their stylesheets.
 */
export function shellConfiguration(shell: PackageFolder): Configuration {
  const browser = browserConfiguration(shell);
  return {
    ...browser,
    name: `${shell.name} (browser)`,
    entry: { main: ENTRY },
  };
}
