import { reasonOf } from '@stadtraum/contracts/errors';
import type { Finding } from '@stadtraum/contracts/gate';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { type HttpRequest, requestJson } from '@stadtraum/server-base/http-client';

/** Publishing may take 60 s, see UploadLimits. */
const LIMITS = { timeoutMs: 90_000, limitBytes: 100_000_000 };

/** Errors before a connection: the registry has received nothing. */
const NOT_CONNECTED: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);

/** What the registry sends instead of a result. */
interface ErrorBody {
  code: string;
  message: string;
  remedy: string;
  /** All mistakes in content, of which the message names the first. */
  problems?: { file: string; pointer: string; reason: string }[];
  /** What the gate found, if it refuses. */
  findings?: Finding[];
  /** Id of the report of the refusal. */
  report?: string;
}

/** An error with the registry's own code and texts. */
class RegistryError extends Error {
  readonly code: string;
  readonly remedy: string;
  /** One line for each problem. */
  readonly problems: string[];
  readonly findings: Finding[];
  /** Address of the report's page. */
  readonly report: string | undefined;

  constructor({ code, message, remedy, problems = [], findings = [], report }: ErrorBody, url: string) {
    super(message);
    this.code = code;
    this.remedy = remedy;
    this.findings = findings;
    this.report = report === undefined ? undefined : reportAddress(url, report);
    this.problems = problems.map(
      ({ file, pointer, reason }) => `${file}${pointer && `#${pointer}`}: ${reason}`,
    );
  }
}

/** Address of the page of a report. @param url the registry's URL, without a trailing slash */
export function reportAddress(url: string, id: string): string {
  return `${url}/reports/${encodeURIComponent(id)}.html`;
}

/** Sends requests to a registry. Each throws the registry's own error, or CodedError REGISTRY_UNAVAILABLE. */
export interface RegistryHttp {
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, value: unknown): Promise<Body>;
  upload<Body>(path: string, form: FormData): Promise<{ status: number; body: Body }>;
}

/** @param url the registry's URL, without a trailing slash */
export function createRegistryHttp(url: string): RegistryHttp {
  async function request<Body>(path: string, init: Partial<HttpRequest> = {}) {
    const unavailable = (cause: unknown) => {
      const mayHaveChanged = init.method === 'POST' && !NOT_CONNECTED.has(codeOf(cause));
      const reason = reasonOf(cause) + (mayHaveChanged ? '; the change may have taken effect' : '');
      return releaseError('REGISTRY_UNAVAILABLE', { url, reason }, { cause });
    };
    const { status, body } = await requestJson(new URL(url + path), { ...LIMITS, ...init }).catch((cause) => {
      throw unavailable(cause);
    });
    if (status < 300) return { status, body: body as Body };
    throw isErrorBody(body)
      ? new RegistryError(body, url)
      : unavailable(`it responded with status ${status}`);
  }
  return {
    get: async <Body>(path: string) => (await request<Body>(path)).body,
    async post<Body>(path: string, value: unknown) {
      const headers = { 'content-type': 'application/json' };
      return (await request<Body>(path, { method: 'POST', headers, body: JSON.stringify(value) })).body;
    },
    async upload<Body>(path: string, form: FormData) {
      const encoded = new Response(form);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      return request<Body>(path, {
        method: 'POST',
        headers,
        body: new Uint8Array(await encoded.arrayBuffer()),
      });
    },
  };
}

/** Code of the system error that ended a request. */
function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
}

function isErrorBody(body: unknown): body is ErrorBody {
  const { code, message, remedy } = (body ?? {}) as Record<string, unknown>;
  return [code, message, remedy].every((value) => typeof value === 'string');
}
