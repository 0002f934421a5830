import type { Route } from '../requests/route.ts';
import { COMMON_HEADERS } from '../security/headers.ts';

/** Accepts what browsers report from pages of a preview, and counts nothing: the reports are about releases that are not live. */
export const ignoreReport: Route['handle'] = (_request, reply) =>
  reply
    .code(204)
    .headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' })
    .send();
