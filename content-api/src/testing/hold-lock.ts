import { lockDirectory } from '../database/directory-lock.ts';

/** A process that holds a directory's lock until it is killed. */
await lockDirectory(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
