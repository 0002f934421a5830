import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { withinDeadline } from '../server/deadline.ts';
import { writeAtom } from './atom.ts';
import { NEWS_FEED_PATH, readNewsFeed } from './news-feed.ts';

/** Seconds; feed readers ask every hour or so. */
const FRESH = 300;

/**
 * `GET /daten/neuigkeiten.atom`: the news as an Atom feed.
 *
 * @param siteUrl origin of the site, in links
 */
export function feedRoute(server: FastifyInstance, database: Database, siteUrl: string): void {
  server.get(NEWS_FEED_PATH, async (_request, reply) => {
    const feed = await withinDeadline(database.read((queries) => readNewsFeed(queries, siteUrl)));
    if (!feed) return reply.callNotFound();
    return reply
      .header('cache-control', `public, max-age=${FRESH}`)
      .type('application/atom+xml; charset=utf-8')
      .send(writeAtom(feed));
  });
}
