import { SLOW_TAG } from './counts.mjs';

/*
 * `npm run test:full -- --seed 3` runs a seventh of each matrix: slow journeys × browsers, files of slow deliveries, unit tests ×
 * versions of Node, slow unit tests × databases, pages in Lighthouse. Seven consecutive seeds run all of it; continuous integration passes
 * the number of the day.
 */

/** Environment variable with the seed; `--seed` sets it. */
export const SEED = 'TESTS_SEED';
export const DEFAULT_SEED = '0';
const RUNS = 7;
/** How tests on both databases are titled. */
const DATABASES = ['(embedded|on disk)', 'on PostgreSQL'];

/** The seed of a full run; undefined in other runs. @throws {Error} when it is not a whole number */
export function testsSeed() {
  if (process.env[SEED] === undefined) return undefined;
  const seed = Number(process.env[SEED]);
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new Error(`The seed "${process.env[SEED]}" is not a whole number.`);
  return seed;
}

/**
 * Returns every seventh combination, at least one; all without a seed. Seven consecutive seeds return all combinations.
 *
 * @template Combination
 * @param {readonly Combination[]} all in the same order in each run
 * @param {number | undefined} [seed]
 * @returns {Combination[]}
 */
export function sample(all, seed = testsSeed()) {
  if (seed === undefined) return [...all];
  return Array.from(
    { length: Math.ceil(all.length / RUNS) },
    (_, index) => /** @type {Combination} */ (all[(index * RUNS + (seed % RUNS)) % all.length]),
  );
}

/**
 * Returns the slow tests that a full run leaves out.
 *
 * @param {readonly string[]} tests as Playwright lists them: `[firefox] › news.spec.ts:12:1 › title`
 * @param {(test: string) => string} unitOf what runs as a whole: the test itself, or its file
 * @param {number | undefined} [seed]
 */
export function leftOut(tests, unitOf, seed) {
  const slow = tests.filter((test) => test.includes(SLOW_TAG));
  const sampled = new Set(sample([...new Set(slow.map(unitOf))], seed));
  return slow.filter((test) => !sampled.has(unitOf(test)));
}

/**
 * Returns a pattern for the titles of the unit tests of a full run: all but the slow ones on the databases that are not in the sample.
 *
 * @param {number | undefined} [seed]
 */
export function databasePattern(seed) {
  const chosen = sample(DATABASES, seed);
  const others = DATABASES.filter((database) => !chosen.includes(database));
  return others.length > 0 ? `^(?!.*(${others.join('|')}).*${SLOW_TAG})` : '';
}
