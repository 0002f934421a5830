/* An unexpected console.error or console.warn fails the test; a test that expects one replaces the function with a mock. */
const unexpected = [];
const originals = { error: console.error, warn: console.warn };

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn']) {
    console[level] = (...values) => unexpected.push(`console.${level}: ${values.map(String).join(' ')}`);
  }
});

afterEach(() => {
  Object.assign(console, originals);
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
});
