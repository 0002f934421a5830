/* Keeps a processor busy for the given number of milliseconds. */
const end = Date.now() + Number(process.argv[2]);
while (Date.now() < end);
