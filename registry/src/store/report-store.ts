import type { GateReport } from '@stadtraum/contracts/gate';

/** The port to the gate's reports. The newest `MAX_REPORTS` are kept. */
export interface ReportStore {
  /** Undefined if there is no such report, or no longer. */
  read(id: string): Promise<GateReport | undefined>;
  /**
   * Stores a report durably; one of the same id is replaced.
   *
   * @param pictures PNG files by name, in addition to those that were stored with it before
   */
  write(report: GateReport, pictures?: ReadonlyMap<string, Buffer>): Promise<void>;
  /** A picture of a report. Undefined if the report has no picture of this name any more. */
  readPicture(id: string, name: string): Promise<Buffer | undefined>;
}

export const MAX_REPORTS = 200;
/** The newest reports, which keep their pictures. */
export const MAX_REPORTS_WITH_PICTURES = 30;

/** Ids of reports: of live sets, and `refused-…`. */
export const REPORT_ID = /^[a-z0-9-]{1,60}$/;
/** Names of a report's pictures. */
export const PICTURE_NAME = /^[a-z0-9-]{1,60}\.png$/;
