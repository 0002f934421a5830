import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { deadlineName } from '../announcements/announcement-words.ts';
import { type Announcement, announcementPath, findAnnouncement } from '../announcements/announcements.ts';
import { readChangeLog } from '../announcements/change-log.ts';
import { startOfBerlinDay } from '../kernel/berlin-time.ts';
import type { Queries } from '../kernel/database/database.ts';

export interface AnnouncementCalendar {
  /** `SW-B-417.ics` */
  fileName: string;
  /** RFC 5545. */
  text: string;
}

/** Three days before the deadline, in seconds. */
const ALARM_SECONDS = 3 * 24 * 3600;

/**
 * Reads an announcement's deadline as a calendar event. The UID is constant and SEQUENCE increases with every change in the log, so
 * that calendars update the event. Undefined if the announcement does not exist.
 */
export async function readAnnouncementCalendar(
  queries: Queries,
  siteUrl: string,
  uid: number,
): Promise<AnnouncementCalendar | undefined> {
  const shown = (await findAnnouncement(queries, uid)) as CalendarAnnouncement | undefined;
  if (!shown) return undefined;
  const changes = await readChangeLog(queries, uid);
  const changed = changes[0]?.at ?? startOfBerlinDay(shown.published ?? shown.deadline);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Stadtraum Wohnen', product: 'Ausschreibungen', language: 'DE' },
  });
  calendar.createEvent({
    id: `ausschreibung-${uid}@${new URL(siteUrl).hostname}`,
    sequence: changes.filter(({ kind }) => kind === 'changed').length,
    stamp: changed,
    lastModified: changed,
    // Without an offset, so that the time zone of the process does not matter.
    start: `${shown.deadline}T${shown.deadlineTime}:00`,
    timezone: BERLIN,
    summary: `${deadlineName(shown)} ${shown.number}: ${shown.title}`,
    description: 'Was später eingeht, kann nicht gewertet werden.',
    url: siteUrl + (await announcementPath(queries, shown)),
    alarms: [
      {
        type: ICalAlarmType.display,
        trigger: ALARM_SECONDS,
        description: `${deadlineName(shown)} ${shown.number}`,
      },
    ],
  });
  return { fileName: `${shown.number}.ics`, text: withTimeZone(calendar.toString()) };
}

interface CalendarAnnouncement extends Announcement {
  /** `YYYY-MM-DD` */
  published?: string;
}

const BERLIN = 'Europe/Berlin';

/** Adds the time zone's definition, which calendars require. The library could add it, but would then write instants without `Z`. */
function withTimeZone(text: string): string {
  return text.replace('BEGIN:VEVENT', [...BERLIN_RULES, 'BEGIN:VEVENT'].join('\r\n'));
}

/** The rules for summer time since 1996. */
const BERLIN_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${BERLIN}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];
