/* A process that echoes each message and then runs the task named in it. */
process.on('disconnect', () => process.exit());
const retained = [];
const TASKS = {
  nothing() {},
  loop() {
    for (;;);
  },
  buffers() {
    for (;;) retained.push(Buffer.alloc(10 * 1024 * 1024, 1));
  },
  heap() {
    for (;;) retained.push(new Array(100_000).fill({}));
  },
  exit() {
    process.exit(3);
  },
  uncaught() {
    process.nextTick(() => {
      throw new Error('later');
    });
  },
};
process.on('message', (task) => process.send(task, () => TASKS[task]()));
process.send('up');
