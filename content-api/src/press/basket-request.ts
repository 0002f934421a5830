import { ASSET_PARAMETER, BACK_PARAMETER } from '@stadtraum/contracts/forms/press-basket';
import { SitePath } from '@stadtraum/contracts/page-model';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { MAX_QUERY_BYTES, parseQuery } from '../kernel/query-string.ts';

/** A request to the press basket. */
export interface BasketRequest {
  /** Numbers of the selected pictures, distinct and in order. */
  uids: number[];
  /** Path of the page with the basket; `/` if the given path is invalid. */
  back: string;
}

const validatePath = lazyValidator(SitePath);

/** Reads a raw query string; invalid numbers are ignored. */
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
