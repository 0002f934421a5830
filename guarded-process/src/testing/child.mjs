/* A process that does what its messages ask, and answers each before it starts. */
process.on('disconnect', () => process.exit());
const hold = [];
const WORKS = {
  nothing() {},
  loop() {
    for (;;);
  },
  buffers() {
    for (;;) hold.push(Buffer.alloc(10 * 1024 * 1024, 1));
  },
  heap() {
    for (;;) hold.push(new Array(100_000).fill({}));
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
process.on('message', (work) => process.send(work, () => WORKS[work]()));
process.send('up');
