import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compilePages } from './compile-pages.ts';
import { findGaps } from './find-gaps.ts';
import { readKit } from './read-kit.ts';

/* Builds the catalogue of the kit as static pages: npm run catalogue */
const KIT = join(import.meta.dirname, '..');
const TARGET = join(import.meta.dirname, 'dist');

const kit = readKit(KIT);
const gaps = findGaps(kit);
if (gaps.length > 0) {
  console.error(`The catalogue is incomplete:\n${gaps.map((gap) => `  ${gap}\n`).join('')}`);
  process.exit(1);
}
const files = await compilePages(KIT, kit);
await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
for (const [name, content] of files) await writeFile(join(TARGET, name), content);
console.log(`${kit.components.length} components: ${join(TARGET, 'index.html')}`);
