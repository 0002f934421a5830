import { collectErrors } from '../errors-docs/collect.mjs';
import { REPEATED_ERRORS } from './errors.mjs';

it('errors of `npm start` repeat those of other packages word for word', async () => {
  const known = new Map((await collectErrors()).flatMap(({ errors }) => Object.entries(errors)));
  for (const [code, entry] of Object.entries(REPEATED_ERRORS)) expect(known.get(code)).toEqual(entry);
});
