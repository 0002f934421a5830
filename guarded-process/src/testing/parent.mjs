/* A process that starts a guarded child, makes it loop, and sends the child's process id. */
import { GuardedProcess } from '../guarded-process.ts';

const child = new GuardedProcess({ entry: new URL('./child.mjs', import.meta.url), nodeOptions: [] });
child.onMessage((message) => {
  if (message === 'up') child.send('loop');
  else process.send(child.pid);
});
setInterval(() => {}, 1000);
