import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { records } from '../store/schema.ts';
import { findCollections, selectRecords } from '../store/select-records.ts';

const COLLECTION = 'press-assets';

/** The fields of a press picture that journalists need. A record without `picture` has no print file. */
export const PressAsset = Type.Object({
  uid: Type.Integer({ minimum: 1 }),
  title: Type.String({ minLength: 1 }),
  /** `YYYY-MM-DD` */
  date: Type.String({ format: 'date' }),
  credit: Type.String({ minLength: 1 }),
  terms: Type.String({ minLength: 1 }),
  picture: Type.Optional(Picture),
});
export type PressAsset = Static<typeof PressAsset>;

const validate = lazyValidator(PressAsset);

/**
 * Finds press pictures by number, in the order of the numbers.
 *
 * @param today the day in Berlin; pictures whose rights have been withdrawn by then are omitted
 */
export async function readPressAssets(
  queries: Queries,
  uids: readonly number[],
  today: string,
): Promise<PressAsset[]> {
  const [found] = await findCollections(queries, [COLLECTION]);
  if (!found || uids.length === 0) return [];
  const { definition } = found;
  const listing = { collection: COLLECTION, definition, scope: inArray(records.uid, [...uids]), today };
  const items = await selectRecords(queries, listing, uids.length);
  const assets = items.flatMap((item) => {
    const checked = validate(item);
    return checked.ok ? [checked.value] : [];
  });
  return assets.sort((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid));
}
