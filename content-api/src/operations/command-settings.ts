import type { ContentPlace } from '../content/load-content.ts';
import type { DatabasePlace } from '../kernel/database/open-database.ts';
import type { MailSettings } from '../mail/mail-settings.ts';

/** How commands reach the running content API of a site. */
export interface ServerLocation {
  /** DATA_DIRECTORY. */
  siteDirectory: string;
  /** Holds the file that says where the content API listens. */
  dataDirectory: string;
  /** What servers and commands of the site show each other. @default that of a file in the data directory */
  innerSecret: string | undefined;
}

/** What commands need to know of a site. */
export interface CommandSettings extends ServerLocation, DatabasePlace, ContentPlace {
  /** Port on which a content API most likely listens. */
  port: number;
  /** Masters of pictures and videos, with their catalogue. */
  mediaDirectory: string;
  mail: Pick<MailSettings, 'siteUrl' | 'outboxDirectory'>;
}
