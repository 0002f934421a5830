import { lockDirectory } from '../directory-lock.ts';

/* A process that holds a directory's lock until it is killed. */
await lockDirectory(process.argv[2] ?? '', () => new Error('another process holds the lock'));
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
