import { writeFile } from 'node:fs/promises';
import { FONTS, makeSubset } from './subset.mjs';

/** Writes the font files beside this one: `npm run fonts -w shared-ui`. The same sources give the same bytes. */
for (const font of FONTS) {
  const subset = await makeSubset(font);
  await writeFile(new URL(font.file, import.meta.url), subset);
  console.log(`${font.file}  ${subset.length} bytes`);
}
