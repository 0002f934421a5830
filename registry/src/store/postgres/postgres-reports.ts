import type { GateReport } from '@stadtraum/contracts/gate';
import { MAX_REPORTS, MAX_REPORTS_WITH_PICTURES, type ReportStore } from '../report-store.ts';
import type { Connection } from './connection.ts';
import type { Queries } from './queries.ts';

/** Stores each report as a row, and each picture as another. */
export class PostgresReports implements ReportStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async read(id: string): Promise<GateReport | undefined> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<{ report: GateReport }>('select report from registry.reports where id = $1', [id]),
    );
    return rows[0]?.report;
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async write(report: GateReport, pictures: ReadonlyMap<string, Buffer> = new Map()): Promise<void> {
    await this.#connection.change(async (queries) => {
      await writeReport(queries, report);
      for (const [name, picture] of pictures) {
        await queries.query(
          'insert into registry.report_pictures (id, name, picture) values ($1, $2, $3) on conflict do nothing',
          [report.id, name, picture],
        );
      }
      await queries.query(
        'delete from registry.reports where id not in (select id from registry.reports order by at desc limit $1)',
        [MAX_REPORTS],
      );
      await queries.query(
        'delete from registry.report_pictures where id not in (select id from registry.reports order by at desc limit $1)',
        [MAX_REPORTS_WITH_PICTURES],
      );
    });
  }

  /** @throws CodedError REGISTRY_STORE_UNAVAILABLE */
  async readPicture(id: string, name: string): Promise<Buffer | undefined> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<{ picture: Buffer }>(
        'select picture from registry.report_pictures where id = $1 and name = $2',
        [id, name],
      ),
    );
    return rows[0]?.picture;
  }
}

export async function writeReport(queries: Queries, report: GateReport): Promise<void> {
  await queries.query(
    'insert into registry.reports (id, at, report) values ($1, $2, $3) on conflict (id) do update set report = excluded.report',
    [report.id, report.at, JSON.stringify(report)],
  );
}
