import type { GateReport } from '@stadtraum/contracts/gate';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { registryError } from '../../errors.ts';
import { REPORT_POLICY, renderReportPage } from '../../reports/report-page.ts';
import { MAX_REPORTS, type ReportStore } from '../../store/report-store.ts';

type ReportRequest = FastifyRequest<{ Params: { id: string } }>;

/** The page may be shown in no frame, loads nothing from elsewhere and runs no script. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': REPORT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // What happened after the switch is added later.
  'cache-control': 'private, no-store',
};

/** A picture shows content and never changes. */
const PICTURE_HEADERS = {
  'content-type': 'image/png',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=86400, immutable',
};

/** One report of the gate, by the id of its live set or of the refusal. @throws CodedError REPORT_UNKNOWN */
export function report(reports: ReportStore) {
  return ({ params: { id } }: ReportRequest): Promise<GateReport> => findReport(reports, id);
}

/** The same report as a page, which a person may open in a browser. @throws CodedError REPORT_UNKNOWN */
export function reportPage(reports: ReportStore) {
  return async ({ params: { id } }: ReportRequest, reply: FastifyReply) => {
    const page = renderReportPage(await findReport(reports, id));
    return reply.headers(PAGE_HEADERS).send(page);
  };
}

type PictureRequest = FastifyRequest<{ Params: { id: string; file: string } }>;

/** A picture of a report, for its page. @throws CodedError REPORT_UNKNOWN */
export function reportPicture(reports: ReportStore) {
  return async ({ params: { id, file } }: PictureRequest, reply: FastifyReply) => {
    const picture = await reports.readPicture(id, file);
    if (!picture) throw unknown(id);
    return reply.headers(PICTURE_HEADERS).send(picture);
  };
}

async function findReport(reports: ReportStore, id: string): Promise<GateReport> {
  const found = await reports.read(id);
  if (found) return found;
  throw unknown(id);
}

function unknown(id: string) {
  return registryError('REPORT_UNKNOWN', { id: id.slice(0, 60), kept: MAX_REPORTS });
}
