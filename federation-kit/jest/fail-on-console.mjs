/* An unexpected console.error or console.warn fails the test; a test that expects one replaces the function with a mock. */
/** @type {string[]} */
const unexpected = [];
/** @type {readonly ('error' | 'warn')[]} */
const LEVELS = ['error', 'warn'];
const originals = { error: console.error, warn: console.warn };

beforeEach(() => {
  unexpected.length = 0;
  for (const level of LEVELS) {
    console[level] = (/** @type {unknown[]} */ ...values) => {
      unexpected.push(`console.${level}: ${values.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, originals);
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
});
