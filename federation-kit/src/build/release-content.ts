import type { ReleaseEntry, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type Compiled, filesOf, largestModules, lazyFilesOf } from './compile.ts';
import { checkLayers } from './css/style-layers.ts';
import type { PackageFolder } from './source/package-folder.ts';
import { sourceName } from './source/source-name.ts';
import { CONTAINER_FILE } from './webpack/container.ts';

/** The content of a release before it gets its version. Paths are relative to the release. */
export interface ReleaseContent
  extends Pick<ReleaseManifest, 'blocks' | 'entries' | 'provides' | 'uses'>,
    Partial<
      Pick<ReleaseManifest, 'behaviours' | 'bundled' | 'client' | 'examples' | 'lowestKit' | 'server'>
    > {
  files: Map<string, Buffer>;
  /** Source maps of the browser's scripts, by file name; not part of the release. */
  sourceMaps: Map<string, Buffer>;
  /** The largest source files of each script, by its path; not part of the release. */
  sources: Map<string, SourceFile[]>;
}

/** Folder for browser files in a release. */
const BROWSER_FOLDER = 'browser/';

export const SERVER_BUNDLE = 'server/index.cjs';
export const CLIENT_BUNDLE = 'server/client.cjs';
export const EXAMPLES_FILE = 'server/examples.json';

/** The compilation's assets as files of the release, without the source maps. */
export function browserFiles({ assets }: Compiled): [path: string, bytes: Buffer][] {
  return [...assets].filter(([name]) => !isMap(name)).map(([name, bytes]) => [browserPath(name), bytes]);
}

export function sourceMapsOf(compiled: Compiled | undefined): Map<string, Buffer> {
  return new Map([...(compiled?.assets ?? [])].filter(([name]) => isMap(name)));
}

/** A source file of a script. */
export interface SourceFile {
  file: string;
  /** Before minifying. */
  bytes: number;
}

/** The largest source files of the scripts in a compilation. */
export function sourcesOf(
  source: PackageFolder,
  compiled: Compiled | undefined,
): [path: string, SourceFile[]][] {
  return [...(compiled ? largestModules(compiled) : [])].map(([name, modules]) => [
    browserPath(name),
    modules.map((module) => ({
      file: sourceName(source, module.nameForCondition() ?? ''),
      bytes: module.size('javascript'),
    })),
  ]);
}

/** The stylesheets of a styles compilation and their assets, without its scripts. */
export function styleFiles(styles: Compiled): [path: string, bytes: Buffer][] {
  const files = browserFiles(styles).filter(([path]) => !path.endsWith('.js'));
  checkStyles(files);
  return files;
}

/** @throws CodedError BUILD_STYLES_OUTSIDE_LAYER */
function checkStyles(files: [path: string, bytes: Buffer][]): void {
  for (const [path, bytes] of files) {
    if (path.endsWith('.css')) checkLayers(path, bytes.toString());
  }
}

/** Scripts that a chunk group in the compilation loads immediately. */
export function scriptsOf(compiled: Compiled, group: string): string[] {
  return filesOf(compiled, group, '.js').map(browserPath);
}

/** Scripts that a chunk group in the compilation may load later. */
export function lazyScriptsOf(compiled: Compiled, group: string): string[] {
  return lazyFilesOf(compiled, group).map(browserPath);
}

/** Stylesheets of one entry in a styles compilation. */
export function stylesheetsOf(compiled: Compiled, entry: string): string[] {
  return filesOf(compiled, entry, '.css').map(browserPath);
}

/** The Module Federation container of a remote or kit. Its chunk group has the release's name. */
export function containerEntry({ name }: PackageFolder, browser: Compiled): ReleaseEntry {
  return { file: browserPath(CONTAINER_FILE), chunks: scriptsOf(browser, name), stylesheets: [] };
}

/** The path of a browser file in a release. */
export function browserPath(name: string): string {
  return BROWSER_FOLDER + name;
}

/** The path of a browser file from the release's URL. */
export function withoutBrowserFolder(path: string): string {
  return path.replace(BROWSER_FOLDER, '');
}

function isMap(name: string): boolean {
  return name.endsWith('.map');
}
