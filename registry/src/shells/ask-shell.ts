import { reasonOf } from '@stadtraum/contracts/errors';
import { PAGE_CHECK_PATH, PageCheck } from '@stadtraum/contracts/page-check';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { requestJson } from '@stadtraum/server-base/http-client';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';

/** A shell's answer about one page. */
export type ShellAnswer =
  | { kind: 'checked'; check: PageCheck }
  /** The shell does not respond, or it serves another live set. */
  | { kind: 'shell-unavailable'; reason: string }
  /** The shell responds, but has no content for the page, or is busy with other checks. */
  | { kind: 'page-unavailable'; reason: string };

/** Asks a shell for a page as it composes it in a live set. Never throws. */
export type AskShell = (
  shell: string,
  page: { path: string; liveSet: string },
  timeoutMs: number,
) => Promise<ShellAnswer>;

const LIMIT_BYTES = 1_000_000;

const validate = lazyValidator(PageCheck);

export function createAskShell(innerSecret: string): AskShell {
  return async (shell, { path, liveSet }, timeoutMs) => {
    const url = new URL(PAGE_CHECK_PATH, shell);
    url.search = new URLSearchParams({ path, 'live-set': liveSet }).toString();
    try {
      const headers = { [INNER_SECRET_HEADER]: innerSecret };
      const { status, body } = await requestJson(url, { headers, timeoutMs, limitBytes: LIMIT_BYTES });
      const check = validate(body);
      if (status === 200 && check.ok) return { kind: 'checked', check: check.value };
      const kind = status === 503 || status === 429 ? 'page-unavailable' : 'shell-unavailable';
      return { kind, reason: reasonIn(body) ?? `it returned ${status}` };
    } catch (error) {
      return { kind: 'shell-unavailable', reason: reasonOf(error).replace(/\.$/, '') };
    }
  };
}

function reasonIn(body: unknown): string | undefined {
  const { reason } = (body ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason.slice(0, 300) : undefined;
}
