import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Admission } from '../http/admission.ts';
import { readAnnouncementCalendar } from './announcement-calendar.ts';
import { ANNOUNCEMENT_FEED_PATH, readAnnouncementFeed, SUBJECT_PARAMETER } from './announcement-feed.ts';
import { type AtomFeed, writeAtom } from './atom.ts';
import { NEWS_FEED_PATH, readNewsFeed } from './news-feed.ts';

/** Short: feed readers poll only about once an hour, so longer caching would save little. */
const MAX_AGE_SECONDS = 300;

/**
 * Adds the routes for feeds and calendars:
 * - `GET /daten/neuigkeiten.atom`: the news as an Atom feed
 * - `GET /daten/ausschreibungen.atom?gewerk=Dach`: all announcements, or those on one subject, as an Atom feed
 * - `GET /daten/ausschreibungen/401.ics`: an announcement's deadline as a calendar event
 *
 * @param siteUrl the site's origin, for links
 */
export function feedRoute(server: FastifyInstance, admission: Admission, siteUrl: string): void {
  server.get(NEWS_FEED_PATH, async (request, reply) => {
    const feed = await admission
      .readerFor(request, 'costly')
      .read((queries) => readNewsFeed(queries, siteUrl));
    return sendFeed(reply, feed);
  });

  server.get(ANNOUNCEMENT_FEED_PATH, async (request, reply) => {
    const { [SUBJECT_PARAMETER]: subject } = request.query as Record<string, string | undefined>;
    const feed = await admission
      .readerFor(request, 'costly')
      .read((queries) => readAnnouncementFeed(queries, siteUrl, subject));
    return sendFeed(reply, feed);
  });

  server.get('/daten/ausschreibungen/:uid(^\\d{1,9}).ics', async (request, reply) => {
    const { uid } = request.params as { uid: string };
    const calendar = await admission
      .readerFor(request, 'costly')
      .read((queries) => readAnnouncementCalendar(queries, siteUrl, Number(uid)));
    if (!calendar) return reply.callNotFound();
    return withMaxAge(reply)
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${calendar.fileName}"`)
      .send(calendar.text);
  });
}

function sendFeed(reply: FastifyReply, feed: AtomFeed | undefined): FastifyReply {
  if (!feed) {
    reply.callNotFound();
    return reply;
  }
  return withMaxAge(reply).type('application/atom+xml; charset=utf-8').send(writeAtom(feed));
}

function withMaxAge(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
}
