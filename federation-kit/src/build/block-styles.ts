import { buildError } from '../errors.ts';
import { describeLeaks, findBuiltLeaks } from '../styles/index.ts';
import type { Compiled } from './compile.ts';
import { scopeVendors } from './css/scope-vendors.ts';
import { styleFiles, stylesheetsOf } from './release-content.ts';
import type { BlockFolder } from './source/block-folders.ts';
import type { PackageFolder } from './source/package-folder.ts';

/**
 * The stylesheets of a remote's blocks and their assets. Rules of vendors are limited to the blocks that use them.
 *
 * @throws CodedError BUILD_STYLES_LEAK, BUILD_STYLES_OUTSIDE_LAYER
 */
export function blockStyles(
  { name }: PackageFolder,
  styles: Compiled,
  folders: BlockFolder[],
): [path: string, bytes: Buffer][] {
  return styleFiles(styles).map(([path, bytes]) => {
    if (!path.endsWith('.css')) return [path, bytes];
    const blocks = folders.filter(({ type }) => stylesheetsOf(styles, type).includes(path));
    const css = scopeVendors(
      bytes.toString(),
      blocks.map(({ type }) => type),
    );
    checkReach(path, css, { name, blocks });
    return [path, Buffer.from(css)];
  });
}

/**
 * Checks a built stylesheet as the registry does. Only vendors' fonts and names can be left.
 *
 * @throws CodedError BUILD_STYLES_LEAK
 */
function checkReach(path: string, css: string, owner: Parameters<typeof findBuiltLeaks>[1]): void {
  const leaks = findBuiltLeaks(css, owner);
  if (leaks.length > 0) throw buildError('BUILD_STYLES_LEAK', { leaks: describeLeaks(path, leaks) });
}
