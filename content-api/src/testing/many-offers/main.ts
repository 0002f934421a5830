import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeContentWithOffers } from './write-content.ts';

const [count = '', directory, ...rest] = process.argv.slice(2);
if (!/^\d{1,5}$/.test(count) || directory === undefined || rest.length > 0) {
  process.stderr.write('Usage: npm run offers -- <number> <new folder>, for example 2000 ../many-offers\n');
  process.exit(1);
}
if (existsSync(directory)) {
  process.stderr.write(`${path.resolve(directory)} exists. Name a new folder.\n`);
  process.exit(1);
}
writeContentWithOffers(Number(count), path.resolve(directory));
process.stdout.write(`Start the site with it: CONTENT_DIRECTORY=${path.resolve(directory)} npm start\n`);
