import { ASSET_PARAMETER, BACK_PARAMETER } from '@stadtraum/contracts/forms/press-basket';
import { SitePath } from '@stadtraum/contracts/page-model';
import { compileValidator } from '@stadtraum/contracts/validation';
import { MAX_QUERY_BYTES, parseQuery } from '../kernel/query-string.ts';

/** What a visitor asks of the press basket. */
export interface BasketRequest {
  /** Of the chosen pictures, each once, in their order. */
  uids: number[];
  /** Path of the page that holds the basket; `/` for what can be none. */
  back: string;
}

const validatePath = compileValidator(SitePath);

/** Reads a raw query string; what is no number of a picture says nothing. */
export function readBasketRequest(rawQuery: string): BasketRequest {
  const pairs = parseQuery(rawQuery.slice(0, MAX_QUERY_BYTES));
  const values = (parameter: string) =>
    pairs.filter(([name]) => name === parameter).map(([, value]) => value);
  const back = values(BACK_PARAMETER)[0] ?? '/';
  return {
    uids: [
      ...new Set(
        values(ASSET_PARAMETER)
          .filter((value) => NUMBER.test(value))
          .map(Number),
      ),
    ],
    back: validatePath(back).ok ? back : '/',
  };
}

const NUMBER = /^[1-9]\d{0,8}$/;
