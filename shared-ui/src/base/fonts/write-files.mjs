import { writeFile } from 'node:fs/promises';
import { FONTS, makeSubset } from './subset.mjs';

/** Writes the font files into this folder: `npm run fonts -w shared-ui`. The output is deterministic. */
for (const font of FONTS) {
  const subset = await makeSubset(font);
  await writeFile(new URL(font.file, import.meta.url), subset);
  console.log(`${font.file}  ${subset.length} bytes`);
}
