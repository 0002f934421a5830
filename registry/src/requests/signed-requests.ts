import { errorCode } from '@stadtraum/contracts/errors';
import type { Action, TrustedKey } from '@stadtraum/contracts/registry-api';
import { describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import type { RequestLog } from '../log/request-log.ts';
import type { EntryOf } from '../store/release-log.ts';
import { type ActedOn, mayPerform } from '../trust/permissions.ts';
import type { Trust } from '../trust/trust.ts';
import { requestError } from './errors.ts';
import {
  type ForRollback,
  identifySender,
  type SignedBy,
  type VerifiedRequest,
  verifyRequest,
} from './identify-sender.ts';
import type { Nonces } from './nonces.ts';

/** Subject of log entries about senders without a trusted key. */
export const UNKNOWN_SENDERS = 'requests of unknown senders';

/** Maximum length of an entry's subject in the log: senders choose a part of it. */
const MAX_SUBJECT = 500;

/** A request that is performed. */
export interface PerformedRequest extends VerifiedRequest {
  entryOf: EntryOf;
}

/** An action of signed requests. */
export interface SignedAction<Parameters, Result> {
  action: Action;
  validate: Validator<Parameters>;
  /** The releases that it acts on: the sender's key must be for all of them. */
  actsOn(parameters: Parameters): ActedOn;
  /** What it acts on, as text for the log. */
  subject(parameters: Parameters): string;
  perform(parameters: Parameters, request: PerformedRequest): Promise<Result>;
  /** Id of the live set that resulted, for the log. */
  liveSet?(result: Result): string | undefined;
  /** The content's revision that resulted, for the log. */
  revision?(result: Result): string | undefined;
}

/** Performs signed requests: who sent it, whether it is valid now and allowed, the action, the log. */
export interface SignedRequests {
  /**
   * Creates the handler of an address that accepts these actions.
   *
   * @returns a function that takes the envelope as it was received
   */
  handle<Result>(
    // biome-ignore lint/suspicious/noExplicitAny: each action has parameters of its own, which its validator checks.
    ...actions: readonly SignedAction<any, Result>[]
  ): (envelope: unknown) => Promise<Result>;
}

/** @param registryId id of the registry's key, which requests name */
export function createSignedRequests({
  trust,
  nonces,
  log,
  registryId,
  forRollback,
}: {
  trust: Trust;
  nonces: Nonces;
  log: RequestLog;
  registryId: string;
  forRollback: ForRollback;
}): SignedRequests {
  async function identify(envelope: unknown): Promise<SignedBy> {
    try {
      return identifySender(envelope, trust);
    } catch (error) {
      const code = codeOf(error);
      await log.count({ action: 'unknown', subject: UNKNOWN_SENDERS, outcome: 'refused', ...code }, error);
      throw error;
    }
  }
  /** A stranger who recorded a request can send it again, so these refusals are counted too. */
  async function verify(signed: SignedBy, actions: readonly Action[]): Promise<VerifiedRequest> {
    try {
      return await verifyRequest(signed, { registryId, nonces, actions, forRollback });
    } catch (error) {
      const action = actions.length === 1 && actions[0] ? actions[0] : 'unknown';
      const subject = `requests of key ${signed.sender.id}`;
      await log.count(
        { action, subject, outcome: 'refused', ...facts(signed.sender), ...codeOf(error) },
        error,
      );
      throw error;
    }
  }

  return {
    handle: (...actions) => {
      const names = actions.map(({ action }) => action);
      return async (envelope) => {
        const verified = await verify(await identify(envelope), names);
        const action = actions.find((candidate) => candidate.action === verified.request.action);
        if (!action) throw serverError('REQUEST_REJECTED', { reason: 'this address has no such action' });
        return perform(action, verified, log);
      };
    },
  };
}

async function perform<Parameters, Result>(
  action: SignedAction<Parameters, Result>,
  verified: VerifiedRequest,
  log: RequestLog,
): Promise<Result> {
  const { request, sender } = verified;
  const { reason, commit, nonce } = request;
  const common = {
    action: action.action,
    ...facts(sender),
    nonce,
    ...(commit !== undefined && { commit }),
    ...(reason !== undefined && { reason }),
  };
  let subject = '';
  try {
    const parameters = read(action.validate, request.parameters);
    subject = action.subject(parameters).slice(0, MAX_SUBJECT);
    checkAllowed(sender, action.action, action.actsOn(parameters), subject);
    let isStored = false;
    const entryOf: EntryOf = (results = {}) => {
      isStored = true;
      return { ...common, subject, outcome: 'done', ...results };
    };
    const result = await action.perform(parameters, { ...verified, entryOf });
    const liveSet = action.liveSet?.(result);
    const revision = action.revision?.(result);
    const results = {
      ...(liveSet !== undefined && { liveSet }),
      ...(revision !== undefined && { revision }),
    };
    if (!isStored) await log.add(entryOf(results));
    return result;
  } catch (error) {
    await log.add({ ...common, subject, outcome: 'refused', ...codeOf(error) }, error);
    throw error;
  }
}

/** @throws CodedError ACTION_NOT_ALLOWED */
export function checkAllowed(
  sender: Pick<TrustedKey, 'id' | 'team' | 'roles' | 'remotes'>,
  action: Action,
  actsOn: ActedOn,
  subject: string,
): void {
  if (mayPerform(sender, action, actsOn)) return;
  const { id, team, roles, remotes } = sender;
  const reason = `it has ${roles.join(', ') || 'no role'} for ${remotes.join(', ') || 'no release'}`;
  throw requestError('ACTION_NOT_ALLOWED', { key: id, team, action, subject: subject.slice(0, 200), reason });
}

function read<Parameters>(validate: Validator<Parameters>, value: unknown): Parameters {
  const result = validate(value);
  if (result.ok) return result.value;
  throw serverError('REQUEST_REJECTED', { reason: describeViolations(result.violations) });
}

function facts({ id, team }: TrustedKey): { key: string; team: string } {
  return { key: id, team };
}

function codeOf(error: unknown): { code: string } {
  return { code: errorCode(error) ?? 'REGISTRY_FAILED' };
}
