import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBlocks } from '../source/block-folders.ts';
import type { PackageFolder } from '../source/package-folder.ts';

/**
 * Source of the module that lists what the page shows: the declarations and examples of a remote's blocks, or a kit's component
 * examples, which are elements (`src/<component>/<component>.examples.tsx`). See `ExampleGroup` in `page/examples.ts`.
 */
export function exampleModule(source: PackageFolder): string {
  const groups = source.manifest.release?.kind === 'kit' ? componentGroups(source) : blockGroups(source);
  const imports = groups.flatMap(({ imports }) => imports);
  return `${imports.join('\n')}\nexport const groups = [\n${groups.map(({ code }) => code).join(',\n')}\n];\n`;
}

interface Group {
  imports: string[];
  code: string;
}

function blockGroups(source: PackageFolder): Group[] {
  return findBlocks(source).map(({ type, declaration, examples }, index) => ({
    imports: [
      `import block${index} from ${JSON.stringify(declaration)};`,
      `import examples${index} from ${JSON.stringify(examples)};`,
    ],
    code: `{ name: ${JSON.stringify(type)}, file: ${fileOf(examples)}, block: block${index}, examples: examples${index} }`,
  }));
}

function componentGroups({ folder }: PackageFolder): Group[] {
  const names = readdirSync(join(folder, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(folder, examplesFile(name))))
    .sort();
  return names.map((name, index) => ({
    imports: [`import examples${index} from ${JSON.stringify(examplesFile(name))};`],
    code: `{ name: ${JSON.stringify(name)}, file: ${fileOf(examplesFile(name))}, examples: examples${index} }`,
  }));
}

/** Source text of the path without the leading `./`. */
function fileOf(examples: string): string {
  return JSON.stringify(examples.replace(/^\.\//, ''));
}

function examplesFile(component: string): string {
  return `./src/${component}/${component}.examples.tsx`;
}
