/*
 * Runs in each Node process of tests at another time (`--require`). libfaketime shifts the clock, but not the dates of files as Node
 * reads them: what was just written would be months old. They are shifted by as much here.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const SECONDS = Number.parseInt(process.env.FAKETIME ?? '0', 10);
const DATES = /** @type {const} */ (['atime', 'mtime', 'ctime', 'birthtime']);

/** @param {import('node:fs').Stats | undefined} stats */
function shifted(stats) {
  for (const date of stats && typeof stats.mtimeMs === 'number' ? DATES : []) {
    stats[`${date}Ms`] += SECONDS * 1000;
    stats[date] = new Date(stats[`${date}Ms`]);
  }
  return stats;
}

/** The date of a file for a time that this process sees. Jest's Date is another one than this file's. @param {string | number | Date} time */
const shiftedBack = (time) => (typeof time === 'object' ? time.getTime() / 1000 : Number(time)) - SECONDS;

/** @param {any} functions @param {string} name @param {(original: (...parameters: any[]) => any) => (...parameters: any[]) => any} wrap */
const replace = (functions, name, wrap) => {
  functions[name] = wrap(functions[name].bind(functions));
};

for (const name of ['stat', 'lstat', 'fstat']) {
  replace(
    fs,
    `${name}Sync`,
    (read) =>
      (...parameters) =>
        shifted(read(...parameters)),
  );
  replace(fs, name, (read) => (...parameters) => {
    const done = parameters.pop();
    return read(...parameters, (/** @type {any} */ error, /** @type {any} */ stats) =>
      done(error, shifted(stats)),
    );
  });
  if (name !== 'fstat')
    replace(
      fs.promises,
      name,
      (read) =>
        async (...parameters) =>
          shifted(await read(...parameters)),
    );
}
for (const name of ['utimes', 'lutimes', 'futimes']) {
  for (const [functions, each] of [
    [fs, name],
    [fs, `${name}Sync`],
    ...(name === 'futimes' ? [] : [[fs.promises, name]]),
  ])
    replace(
      functions,
      each,
      (write) =>
        (file, accessed, modified, ...others) =>
          write(file, shiftedBack(accessed), shiftedBack(modified), ...others),
    );
}
syncBuiltinESMExports();
