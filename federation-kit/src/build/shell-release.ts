import type { ReleaseEntry } from '@stadtraum/contracts/release-manifest';
import type { Compile, Compiled } from './compile.ts';
import { browserFiles, type ReleaseContent, scriptsOf, sourceMapsOf, sourcesOf } from './release-content.ts';
import type { PackageFolder } from './source/package-folder.ts';
import { shellConfiguration } from './webpack/shell.ts';

/**
 * Builds the shell's browser code. Its entry is `main`. Each named lazy import (`webpackChunkName`) is an entry of that name,
 * so that documents can preload it.
 *
 * @throws CodedError BUILD_COMPILE_FAILED
 */
export async function buildShell(shell: PackageFolder, compile: Compile): Promise<ReleaseContent> {
  const browser = await compile(shellConfiguration(shell));
  return {
    files: new Map(browserFiles(browser)),
    sourceMaps: sourceMapsOf(browser),
    sources: new Map(sourcesOf(shell, browser)),
    entries: Object.fromEntries(entryNames(browser).map((name) => [name, entryOf(browser, name)])),
    blocks: [],
    uses: {},
    provides: {},
  };
}

function entryNames({ compilation }: Compiled): string[] {
  return [...compilation.namedChunkGroups.keys()].sort();
}

/** The last script of a chunk group contains the imported module. */
function entryOf(browser: Compiled, name: string): ReleaseEntry {
  const chunks = scriptsOf(browser, name);
  const file = chunks.at(-1);
  return { ...(file !== undefined && { file }), chunks, stylesheets: [] };
}
