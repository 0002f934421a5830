import { type FrameHosts, isFrameAddress } from '@stadtraum/contracts/frame-hosts';
import { nearest } from '@stadtraum/server-base/nearest';
import { berlinDay } from '../kernel/berlin-time.ts';
import { type JsonLocation, mapJson } from '../kernel/json-tree.ts';
import type { ContentProblem } from '../kernel/problems.ts';
import type { MediaCatalogue } from '../media/catalogue/media-catalogue.ts';
import { type MediaReference, readMediaReference } from './media-reference.ts';
import type { ContentFile } from './read-files.ts';
import { sanitiseHtml } from './sanitise.ts';

export interface DerivationSources {
  /** When the content is loaded. */
  now: Date;
  media: MediaCatalogue;
  /** The hosts from which content may embed documents. */
  frameHosts: FrameHosts;
}

/**
 * Derives the stored form of a content file from what an editor wrote:
 * - HTML is sanitised: text in a property named `html`, and the `note` beside a property named `form`;
 * - an id in a property named `picture`, `pictures`, `video` or `documents` is replaced by the picture, video or document (see
 *   `media-reference.ts`);
 * - `{"daysFromToday": 5}` becomes the day `YYYY-MM-DD` five days after the day of loading in Berlin. Demonstration content uses it
 *   so that its deadlines are always in the future; real content has real dates. With `"workday": true`, a day on a weekend moves to
 *   the next Monday, or to the Friday before if it is in the past.
 *
 * The `src` of a property named `frame` must be on one of the hosts in FRAME_HOSTS.
 */
export function deriveStored(
  { file, json }: ContentFile,
  { now, media, frameHosts }: DerivationSources,
): ContentFile & { problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const derive = (value: unknown, { key, pointer }: JsonLocation) => {
    if (key === 'html' && typeof value === 'string') return sanitiseHtml(value);
    if (hasFormNote(value)) return { ...value, note: sanitiseHtml(value.note) };
    const reference = readMediaReference(key, value);
    if (reference) {
      const found = reference.find(media);
      if (found) return found;
      problems.push({
        file,
        pointer,
        reason: missingMedia(reference, media),
      });
    }
    const frame = key === 'frame' ? frameAddress(value) : undefined;
    if (frame !== undefined && !isFrameAddress(frame, frameHosts)) {
      const reason = `Die Adresse muss mit https:// beginnen und zu einem dieser Anbieter führen: ${frameHosts.join(', ') || 'keinem'} (Einstellung FRAME_HOSTS)`;
      problems.push({ file, pointer: `${pointer}/src`, reason });
    }
    return relativeDay(value, now) ?? value;
  };
  return { file, json: mapJson(json, derive), problems };
}

function missingMedia({ kind, id }: MediaReference, { pictures, videos, documents }: MediaCatalogue): string {
  const [name, genitive, known] = {
    picture: ['Bild', 'Bildes', pictures] as const,
    video: ['Video', 'Videos', videos] as const,
    document: ['Dokument', 'Dokuments', documents] as const,
  }[kind];
  const near = nearest(id, known.keys());
  const missing = `In der Mediathek gibt es kein ${name} "${id}"`;
  if (near !== undefined) return `${missing}. Gemeint ist wohl "${near}"`;
  return `${missing}. Schreiben Sie den Namen eines vorhandenen ${genitive} (alle stehen in media/catalogue.json). Ist es neu, muss das Plattform-Team es zuerst in die Mediathek aufnehmen; so lange löschen Sie das ganze Feld`;
}

/** Whether a value is the content of a block with a form, which has HTML in its `note`. In other content a note is plain text. */
function hasFormNote(value: unknown): value is { form: unknown; note: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'form' in value &&
    'note' in value &&
    typeof value.note === 'string'
  );
}

function frameAddress(value: unknown): string | undefined {
  const src = typeof value === 'object' && value !== null && (value as { src?: unknown }).src;
  return typeof src === 'string' ? src : undefined;
}

/** The day that `{"daysFromToday": 5}` stands for; undefined for any other value. */
function relativeDay(value: unknown, now: Date): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { daysFromToday, workday, ...others } = value as { daysFromToday?: unknown; workday?: unknown };
  if (!Number.isInteger(daysFromToday) || Object.keys(others).length > 0) return undefined;
  const days = Number(daysFromToday);
  return berlinDay(now, workday === true ? nearestWorkday(now, days) : days);
}

/** Moves a day on a weekend away from today, so that it stays in the past or in the future. */
function nearestWorkday(now: Date, days: number): number {
  const weekday = new Date(berlinDay(now, days)).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return isWeekend ? nearestWorkday(now, days + (days < 0 ? -1 : 1)) : days;
}
