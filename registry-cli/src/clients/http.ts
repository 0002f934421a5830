import { reasonOf } from '@stadtraum/contracts/errors';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { type HttpRequest, requestJson } from '@stadtraum/server-base/http-client';

/** Publishing may take 60 s, see UploadLimits. */
const LIMITS = { timeoutMs: 90_000, limitBytes: 100_000_000 };

/** What the registry sends instead of a result. */
interface ErrorBody {
  code: string;
  message: string;
  remedy: string;
  /** All mistakes in content, of which the message names the first. */
  problems?: { file: string; pointer: string; reason: string }[];
}

/** An error with the registry's own code and texts. */
class RegistryError extends Error {
  readonly code: string;
  readonly remedy: string;
  /** One line for each problem. */
  readonly problems: string[];

  constructor({ code, message, remedy, problems = [] }: ErrorBody) {
    super(message);
    this.code = code;
    this.remedy = remedy;
    this.problems = problems.map(
      ({ file, pointer, reason }) => `${file}${pointer && `#${pointer}`}: ${reason}`,
    );
  }
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
    const unavailable = (cause: unknown) =>
      releaseError('REGISTRY_UNAVAILABLE', { url, reason: reasonOf(cause) }, { cause });
    const { status, body } = await requestJson(new URL(url + path), { ...LIMITS, ...init }).catch((cause) => {
      throw unavailable(cause);
    });
    if (status < 300) return { status, body: body as Body };
    throw isErrorBody(body) ? new RegistryError(body) : unavailable(`it responded with status ${status}`);
  }
  return {
    get: async <Body>(path: string) => (await request<Body>(path)).body,
    async post<Body>(path: string, value: unknown) {
      const headers = { 'content-type': 'application/json' };
      return (await request<Body>(path, { method: 'POST', headers, body: JSON.stringify(value) })).body;
    },
    upload: <Body>(path: string, form: FormData) => request<Body>(path, { method: 'POST', body: form }),
  };
}

function isErrorBody(body: unknown): body is ErrorBody {
  const { code, message, remedy } = (body ?? {}) as Record<string, unknown>;
  return [code, message, remedy].every((value) => typeof value === 'string');
}
