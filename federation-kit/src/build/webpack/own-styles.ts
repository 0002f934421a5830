import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Compilation, Compiler, WebpackError } from 'webpack';
import { buildError } from '../../errors.ts';
import { describeLeaks, type StyleLeak } from '../../styles/index.ts';
import { findSourceLeaks } from '../css/source-leaks.ts';
import { isInside } from '../css/style-layers.ts';
import type { PackageFolder } from '../source/package-folder.ts';

/**
 * Fails a build whose own stylesheets reach out of their blocks (GA4). All stylesheets of a remote are CSS Modules. In the kit, which
 * also styles the page itself, only its CSS Modules are checked.
 */
export class OwnStyles {
  readonly #source: PackageFolder;

  constructor(source: PackageFolder) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnStyles', (compilation) => {
      compilation.hooks.finishModules.tap('OwnStyles', () => {
        const leaks = stylesheetsIn(compilation, this.#source).flatMap((file) => leaksOf(file, this.#source));
        if (leaks.length === 0) return;
        const error: Error = buildError('BUILD_STYLES_LEAK', { leaks: leaks.join('. ') });
        compilation.errors.push(error as WebpackError);
      });
    });
  }
}

/** Paths of the stylesheets of the package's own, sorted. */
function stylesheetsIn({ modules }: Compilation, { folder }: PackageFolder): string[] {
  const files = [...modules].map((module) => module.nameForCondition() ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.css') && isInside(folder, file)).sort();
}

function leaksOf(file: string, { folder, name, manifest }: PackageFolder): string[] {
  const path = relative(folder, file).split(sep).join('/');
  if (path.endsWith('.module.css')) {
    const leaks = parsedLeaks(readFileSync(file, 'utf8'), name);
    return leaks.length > 0 ? [describeLeaks(path, leaks)] : [];
  }
  if (manifest.release?.kind !== 'remote') return [];
  const module = path.replace(/\.css$/, '.module.css');
  return [
    `${path}:1:1: it is no CSS Module, so its rules apply to the whole page; rename it to ${module}, and use its classes`,
  ];
}

/** Nothing for a stylesheet that cannot be parsed: css-loader reports it, with file and line. */
function parsedLeaks(css: string, name: string): StyleLeak[] {
  try {
    return findSourceLeaks(css, name);
  } catch (error) {
    if ((error as Error).name === 'CssSyntaxError') return [];
    throw error;
  }
}
