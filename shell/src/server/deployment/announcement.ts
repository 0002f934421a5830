import {
  SHELL_ADDRESS_HEADER,
  SHELL_SERVER_HEADER,
  SHELL_SETTINGS_HEADER,
  VISITOR_REPORTS_HEADER,
} from '@stadtraum/contracts/page-check';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';

/** Maximum number of releases in the header about visitors' reports. */
const MAX_RELEASES = 10;

/** What a shell tells the registry whenever it polls. */
export interface Announcement {
  /** Origin of the internal port. */
  address: string;
  innerSecret: string;
  /** Hashes of the settings that blocks get. */
  settings: string;
  /** Version of the server. */
  server: string;
  /** Numbers of networks whose browsers report errors, by `name@version`. */
  visitorReports: ReadonlyMap<string, number>;
}

export function announcementHeaders({
  address,
  innerSecret,
  settings,
  server,
  visitorReports,
}: Announcement): Record<string, string> {
  const reports = [...visitorReports].slice(0, MAX_RELEASES).map(([release, count]) => `${release}=${count}`);
  return {
    [INNER_SECRET_HEADER]: innerSecret,
    [SHELL_ADDRESS_HEADER]: address,
    [SHELL_SETTINGS_HEADER]: settings,
    [SHELL_SERVER_HEADER]: server,
    ...(reports.length > 0 && { [VISITOR_REPORTS_HEADER]: reports.join(',') }),
  };
}
