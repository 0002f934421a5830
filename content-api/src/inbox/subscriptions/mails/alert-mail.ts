import { and, eq, inArray } from 'drizzle-orm';
import { berlinDay } from '../../../kernel/berlin-time.ts';
import type { Queries } from '../../../kernel/database/database.ts';
import type { MailPart, MailWriter } from '../../../mail/mail.ts';
import { isShownOn } from '../../../store/hidden-from.ts';
import { alertText, describeRecordPage, recordPath, slugOf } from '../../../store/record-page.ts';
import { collections, recordPages, records } from '../../../store/schema.ts';
import type { Subscription } from '../confirmed-subscriptions.ts';
import { searchAddress } from '../saved-searches.ts';
import { causingSubscriptions, subscriberLinks, subscriberReason } from './subscriber-links.ts';

/** More records are only counted, with a link to all that the search finds. */
const MAX_RECORDS = 20;

/**
 * Tells a subscriber which new records a saved search has found. The email is written from the content at the time when it is sent: it
 * leaves out what is hidden by then, such as a flat that is let.
 */
export function alertMail(siteUrl: string): MailWriter {
  return async (queries, { recipient, payload }) => {
    const causes = await causingSubscriptions(queries, recipient, payload.subscriptions);
    const list = await findList(queries, String(payload.collection));
    // The recipient has unsubscribed in the meantime, or the list is gone.
    if (causes.length === 0 || !list) return undefined;
    const found = await findShown(queries, list.name, (payload.uids as unknown[]).map(Number));
    if (found.length === 0) return undefined;
    const today = berlinDay(new Date());
    const entries = found.map((record) => ({
      label: describeRecordPage(list.template, record, today).label,
      text: alertText(list.template, record, today),
      url: `${siteUrl}${recordPath(list.template.path, slugOf(record) ?? '')}`,
    }));
    const { record: names = DEFAULT_NAMES } = list.definition.savedSearch ?? {};
    const count = `${found.length} ${found.length === 1 ? names.one : names.many}`;
    const [first] = entries;
    return {
      subject:
        found.length === 1 && first ? `Neu für Ihre Suche: ${first.label}` : `Neu für Ihre Suche: ${count}`,
      heading: `Neu für Ihre Suche: ${count}`,
      parts: [
        ...entries
          .slice(0, MAX_RECORDS)
          .flatMap(({ label, text, url }): MailPart[] => [
            { kind: 'heading', text: label },
            ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
            { kind: 'link', label: `Ansehen: ${label}`, url },
          ]),
        ...(entries.length > MAX_RECORDS
          ? [{ kind: 'text' as const, text: `Und ${entries.length - MAX_RECORDS} weitere.` }]
          : []),
        ...searchLinks(siteUrl, list, causes),
      ],
      reason: await subscriberReason(queries, causes),
      ...(await subscriberLinks(queries, siteUrl, causes)),
    };
  };
}

const DEFAULT_NAMES = { one: 'Treffer', many: 'Treffer' };

type List = NonNullable<Awaited<ReturnType<typeof findList>>>;

async function findList(queries: Queries, name: string) {
  const [row] = await queries
    .select({ name: collections.name, definition: collections.definition, template: recordPages.template })
    .from(collections)
    .innerJoin(recordPages, eq(recordPages.collection, collections.name))
    .where(eq(collections.name, name));
  return row;
}

async function findShown(
  queries: Queries,
  collection: string,
  uids: number[],
): Promise<Record<string, unknown>[]> {
  const rows = await queries
    .select({ data: records.data })
    .from(records)
    .where(
      and(
        eq(records.collection, collection),
        inArray(records.uid, uids),
        isShownOn(berlinDay(new Date()), records.hiddenFrom),
      ),
    )
    .orderBy(records.uid);
  return rows.map(({ data }) => data);
}

/** Links to everything that each of the searches finds now. */
function searchLinks(
  siteUrl: string,
  { template, definition }: List,
  causes: readonly Subscription[],
): MailPart[] {
  return causes.slice(0, 3).flatMap(({ search }): MailPart[] =>
    search
      ? [
          {
            kind: 'link',
            label: causes.length === 1 ? 'Alle Treffer Ihrer Suche' : 'Alle Treffer einer Ihrer Suchen',
            url: `${siteUrl}${searchAddress(template.path, definition.queryPrefix, search.filter)}`,
            look: 'button',
          },
        ]
      : [],
  );
}
