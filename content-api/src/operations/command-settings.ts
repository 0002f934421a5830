import type { Layer } from '@stadtraum/guarded-process/layers';
import type { ContentLocation } from '../content/load-content.ts';
import type { DatabaseLocation } from '../kernel/database/open-database.ts';
import type { MailSettings } from '../mail/mail-settings.ts';

/** How commands reach the running content API of a site. */
export interface ServerLocation {
  /** `DATA_DIRECTORY`. */
  siteDirectory: string;
  /** Directory that contains the file with the URL of the running content API. */
  dataDirectory: string;
  /** Authenticates the site's servers and commands to each other. @default a file in the data directory */
  innerSecret: string | undefined;
}

/** Settings that commands use. */
export interface CommandSettings extends ServerLocation, DatabaseLocation, ContentLocation {
  /** Whether `contentDirectory` was chosen; otherwise that of the running content API counts, see `chooseDirectory`. */
  hasContentDirectory: boolean;
  /** Usual port of the content API, for hints in errors. */
  port: number;
  /** Masters of pictures and videos, with their catalogue. */
  mediaDirectory: string;
  /** The layers of confinement without which a command does not check content. */
  requiredLayers: readonly Layer[];
  mail: Pick<MailSettings, 'siteUrl' | 'outboxDirectory'>;
}
