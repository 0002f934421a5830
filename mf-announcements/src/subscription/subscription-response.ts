import type { FieldError } from '@stadtraum/contracts/forms/contact-form';

/** The server's response to a subscription form (R3-2). */
export interface SubscriptionResponse {
  /** `success`, `error`, `userExists`, or another value. */
  status: string;
  /** 0 for a subscription to subjects. */
  aid: number;
  /** `field` is the class of the form's input; `message` may be missing. */
  errors: readonly (Omit<FieldError, 'message'> & { message?: string })[];
}

/** Reads a response's JSON, which may itself be a JSON string (P17); undefined if it is invalid. */
export function readResponse(body: unknown): SubscriptionResponse | undefined {
  const response = typeof body === 'string' ? parse(body) : body;
  if (typeof response !== 'object' || response === null) return undefined;
  const { status, aid, errors } = response as Record<string, unknown>;
  if (typeof status !== 'string') return undefined;
  return { status, aid: Number(aid), errors: Array.isArray(errors) ? errors.flatMap(readError) : [] };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readError(error: unknown): SubscriptionResponse['errors'] {
  if (typeof error !== 'object' || error === null) return [];
  const { field, message } = error as Record<string, unknown>;
  if (typeof field !== 'string') return [];
  return [typeof message === 'string' && message !== '' ? { field, message } : { field }];
}
