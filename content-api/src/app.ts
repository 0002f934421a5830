import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ContentChecker } from './content/content-checker.ts';
import type { LoadResult, TeamContent } from './content/load-content.ts';
import type { ContentTexts } from './content/read-files.ts';
import { SOURCES, wholeListOf } from './content-parts.ts';
import { feedRoute } from './feeds/feed-route.ts';
import type { Admission } from './http/admission.ts';
import { refuseBrowsers } from './http/refuse-browsers.ts';
import { botCheckRoute } from './inbox/intake/bot-check-route.ts';
import { submissionRoute } from './inbox/intake/submission-route.ts';
import type { Inbox } from './inbox/open-inbox.ts';
import type { Database } from './kernel/database/database.ts';
import { OutboxFiles } from './mail/outbox-files.ts';
import type { MediaLibrary } from './media/catalogue/media-library.ts';
import { mediaRoute } from './media/media-route.ts';
import type { MediaStore } from './media/media-store.ts';
import { backupRoute } from './operations/backup-route.ts';
import { contentRoutes } from './operations/content-routes.ts';
import { identityRoute } from './operations/identity-route.ts';
import { operationRoute } from './operations/operation-route.ts';
import { stateRoutes } from './operations/state-routes.ts';
import type { FindPage } from './pages/find-page.ts';
import type { KnowSite } from './pages/known-revision.ts';
import { livePagesRoute } from './pages/live-pages-route.ts';
import { pageRoute } from './pages/page-route.ts';
import { pathsRoute } from './pages/paths-route.ts';
import { sitemapRoute } from './pages/sitemap-route.ts';
import { basketRoute } from './press/basket-route.ts';
import { previewRoute } from './previews/preview-route.ts';
import { Previews } from './previews/previews.ts';
import type { Settings } from './settings.ts';
import { hitCountRoute } from './sources/lists/hit-count-route.ts';
import { positionsRoute } from './sources/lists/positions-route.ts';
import { suggestionRoute } from './sources/search/suggestion-route.ts';

/** The parts that the routes depend on. */
export interface AppParts {
  database: Database;
  /** The program that runs schemas of releases and teams. */
  checker: ContentChecker;
  /** Admits visitors' reads to the database. */
  admission: Admission;
  findPage: FindPage;
  knowSite: KnowSite;
  library: MediaLibrary;
  media: MediaStore;
  inbox: Inbox;
  /** Loads content files. @param texts see `loadContent` */
  load: (texts?: ContentTexts) => Promise<LoadResult>;
  /** Replaces the content of a remote. */
  loadTeam: (content: TeamContent) => Promise<LoadResult>;
  /** Refuses requests that do not come from servers and commands of this site (SE9). */
  internalOnly: onRequestAsyncHookHandler;
}

/** Adds all routes of the content API, except `GET /metrics`, which `createInternalServer` adds. */
export function addRoutes(server: FastifyInstance, settings: Settings, parts: AppParts): void {
  const { database, admission, findPage, knowSite, library, media, inbox, internalOnly } = parts;
  const { siteUrl } = settings.mail;
  const commandsOnly = [internalOnly, refuseBrowsers(settings.host)];

  // Routes for the shell.
  pageRoute(server, admission, findPage);
  pathsRoute(server, admission);
  sitemapRoute(server, admission, wholeListOf);
  submissionRoute(server, { ...inbox, internalOnly });

  // Routes for visitors, through the shell's proxy.
  mediaRoute(server, media);
  suggestionRoute(server, admission);
  hitCountRoute(server, admission, knowSite);
  positionsRoute(server, admission, knowSite);
  feedRoute(server, admission, siteUrl);
  basketRoute(server, admission, library);
  previewRoute(server, { admission, findPage, previews: new Previews(library) });
  if (inbox.botCheck) botCheckRoute(server, inbox.botCheck);

  // Routes for the registry.
  contentRoutes(server, parts);
  livePagesRoute(server, { ...parts, sources: SOURCES });

  // Routes for the supervisor and for commands.
  stateRoutes(server, { ...parts, commandsOnly });
  operationRoute(
    server,
    {
      database,
      contentDirectory: settings.contentDirectory,
      files: new OutboxFiles(settings.mail.outboxDirectory),
    },
    { onRequest: commandsOnly, onRetry: () => inbox.retry() },
  );
  backupRoute(server, database, commandsOnly);
  identityRoute(server, database, settings);
}
