import { collectErrors } from '../errors-docs/collect.mjs';
import { REPEATED_ERRORS } from './errors.mjs';

test('`npm start` and the packages declare shared errors with the same texts', async () => {
  const declared = new Map((await collectErrors()).flatMap(({ errors }) => Object.entries(errors)));
  for (const [code, entry] of Object.entries(REPEATED_ERRORS)) expect(declared.get(code)).toEqual(entry);
});
