import { berlinDay } from '../../kernel/berlin-time.ts';
import type { ContentProblem } from '../../kernel/problems.ts';
import type { TruthChecks, TruthSources } from '../content-ports.ts';
import type { ContentFile } from '../read-files.ts';
import type { SiteContent } from '../site-content.ts';
import type { CheckContext } from './kinds/check-kind.ts';
import { CHECK_KINDS } from './kinds/index.ts';
import { proseIn } from './texts/prose.ts';
import { placeReader } from './texts/wrong-places.ts';
import { wrongTimes } from './texts/wrong-times.ts';

/** Finds what cannot be true: in records, by the checks that their collection declares, and in texts (decision 0159). */
export const TRUTH: TruthChecks = {
  declarations: Object.values(CHECK_KINDS).map(({ declaration }) => declaration),
  check: checkTruth,
};

function checkTruth(content: SiteContent, { written, media, now }: TruthSources): ContentProblem[] {
  const today = berlinDay(now);
  const { site, collections, paths } = content;
  const context = { today, textsAsOf: site.textsAsOf ?? today, media, collections, paths };
  return [
    ...collections.flatMap((collection) => [
      ...unknownFields(collection),
      ...recordMistakes(collection, context),
    ]),
    ...textMistakes(written, content, context.textsAsOf),
  ];
}

type Collection = SiteContent['collections'][number];

const checksOf = ({ definition }: Collection) =>
  (definition.checks ?? []).flatMap((declaration, index) => {
    const kind = CHECK_KINDS[declaration.kind];
    return kind ? [{ kind, declaration, index }] : [];
  });

function unknownFields(collection: Collection): ContentProblem[] {
  const { file, definition } = collection;
  return checksOf(collection).flatMap(({ kind, declaration, index }) =>
    kind
      .fields(declaration)
      .filter((field) => !Object.hasOwn(definition.record.properties, field))
      .map((field) => ({
        file,
        pointer: `/checks/${index}`,
        reason: `"${field}" ist kein Feld der Datensätze`,
      })),
  );
}

function recordMistakes(collection: Collection, context: CheckContext): ContentProblem[] {
  const checks = checksOf(collection);
  return collection.records.flatMap((record) =>
    checks.flatMap(({ kind, declaration }) =>
      kind.mistakes(declaration, record, context).map(({ path, reason, others }) => ({
        file: record.file,
        pointer: `${record.pointer}${path}`,
        reason,
        ...(others && { others }),
      })),
    ),
  );
}

/** Texts of pages are read for times; the collections say how those of their records are read. Places are named in all of them. */
function textMistakes(
  written: readonly ContentFile[],
  { site, pages, layout }: SiteContent,
  day: string,
): ContentProblem[] {
  const wrongPlaces = placeReader(site.places ?? {});
  const pageFiles = new Set([layout, ...pages].map(({ file }) => file));
  return written.flatMap(({ file, json }) =>
    proseIn(json).flatMap(({ pointer, text }) => [
      ...(pageFiles.has(file) ? wrongTimes(text, { day }) : []).map((reason) => ({ file, pointer, reason })),
      ...wrongPlaces(text).map(({ found, right }) => ({
        ...{ file, pointer },
        reason: `"${found}" ist nicht der richtige Artikel. Schreiben Sie "${right}"`,
      })),
    ]),
  );
}
