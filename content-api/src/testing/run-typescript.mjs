/** `node --conditions=source --import …/run-typescript.mjs src/main.ts` runs the sources without a build. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
