import type { Check, Verdict } from '../bisect/check.ts';
import { createAxeCheck } from '../bisect/checks/axe-check.ts';
import { createCommandCheck } from '../bisect/checks/command-check.ts';
import { createSizeCheck } from '../bisect/checks/size-check.ts';
import { createTextCheck } from '../bisect/checks/text-check.ts';
import { readChangeSources } from '../bisect/read-change-sources.ts';
import { type ReplayableState, readStates } from '../bisect/read-states.ts';
import { replayState } from '../bisect/replay-state.ts';
import { findFirstBad } from '../bisect/search.ts';
import { describeChange, type StateChange } from '../bisect/state-change.ts';
import { cliError } from '../errors.ts';
import { inBerlin } from '../terminal/berlin-time.ts';
import { plainText } from '../terminal/wording.ts';
import { announce, type CommandContext } from './context.ts';
import { printStateChange } from './print-state-change.ts';

/** The check that a person asks for. */
export type RequestedCheck =
  | { kind: 'text'; text: string }
  | { kind: 'axe'; rule: string }
  | { kind: 'size'; maxBytes: number }
  | { kind: 'command'; command: readonly string[]; timeoutMs: number };

export interface BisectOptions {
  /** RFC 3339. */
  from: string;
  /** RFC 3339. */
  to: string;
  check: RequestedCheck;
}

/** A state that was checked. */
export interface BisectRun extends Verdict {
  /** Instant (RFC 3339) since which the page was so. */
  at: string;
  liveSet: string;
  revision: string;
}

/** What `bisect --json` prints. */
export interface BisectResult {
  path: string;
  /** Number of states in the range. */
  states: number;
  /** In their order: the first state, the last one, and those between them. */
  runs: BisectRun[];
  /** One change; several, oldest first, if the states between the last good and the first bad one are untestable. */
  changes: StateChange[];
}

/** A removed page is a fault that a change has brought. */
const NO_PAGE: Verdict = { outcome: 'bad', detail: 'there was no page at this path' };
const OUTCOME_WIDTH = 12;

/**
 * `bisect <path>`: replays states of a page between two times, checks them, and names the change that broke it. It changes nothing on the
 * site; the registry's log has an entry for each replay.
 *
 * @throws CodedError NOTHING_CHANGED, BISECT_FIRST_NOT_GOOD, BISECT_LAST_NOT_BAD, CHECK_NOT_STARTED, AXE_RULE_UNUSABLE,
 *   SITE_ADDRESS_MISSING, and what the registry refuses: HISTORY_UNKNOWN, KEY_UNKNOWN …
 */
export async function bisect(
  path: string,
  { from, to, check: requested }: BisectOptions,
  context: CommandContext,
): Promise<BisectResult> {
  const { registry, terminal } = context;
  await announce(`Bisect ${path}`, context);
  const check = await createCheck(requested, context.cwd);
  const siteUrl = await siteUrlOf(context);
  terminal.line(`  Good is a page ${check.label}.`);
  const { states, keptSince } = await readStates(path, { from, to }, registry);
  const [first] = states;
  if (!first || states.length === 1)
    throw cliError('NOTHING_CHANGED', { path, from: inBerlin(from), to: inBerlin(to) });
  terminal.line(`  ${states.length} states from ${inBerlin(first.replayAt)} to ${inBerlin(to)} in Berlin`);
  if (keptSince > from) terminal.line(`  The history of pages begins on ${inBerlin(keptSince)}.`);

  const runs: BisectRun[] = [];
  let isSameServer = true;
  const result = await findFirstBad(states.length, async (index) => {
    const state = stateAt(states, index);
    const { outcome, detail } = await evaluate(state);
    runs.push({ at: state.at, liveSet: state.liveSet, revision: state.revision, outcome, detail });
    const where = `${inBerlin(state.at)}  live set ${state.liveSet}, content ${state.revision}`;
    terminal.line(`  ${outcome.padEnd(OUTCOME_WIDTH)}${where}  ${terminal.dim(plainText(detail))}`);
    return outcome;
  });
  if (!isSameServer)
    terminal.line(
      '  The server of the shell is another one now, so what it adds to pages may differ from what visitors got.',
    );
  if (result.kind === 'wrong-end') throw wrongEnd(result.end, runs.at(-1));

  const changes = await nameChanges(states.slice(result.lastGood, result.firstBad + 1));
  const count = runs.length - 2;
  terminal.line();
  if (changes.length > 1)
    terminal.line(terminal.bold(`One of ${changes.length} changes; the states between them are untestable.`));
  for (const change of changes) printStateChange(change, terminal);
  terminal.line(`${count} ${count === 1 ? 'run' : 'runs'} besides the two ends.`);
  return { path, states: states.length, runs, changes };

  async function evaluate(state: ReplayableState): Promise<Verdict> {
    if (state.page === null) return NO_PAGE;
    const replayed = await replayState(path, state, { registry, siteUrl });
    if ('failure' in replayed) return { outcome: 'untestable', detail: replayed.failure };
    isSameServer &&= replayed.isSameServer;
    const verdict = await check.run(replayed.page);
    return replayed.isComplete
      ? verdict
      : { ...verdict, detail: `${verdict.detail}; a block was not rendered` };
  }

  async function nameChanges(range: readonly ReplayableState[]): Promise<StateChange[]> {
    const sources = await readChangeSources(range, registry);
    if (!sources.isLogIntact)
      terminal.line(
        terminal.bold('The registry’s log was changed, so what it says about senders may be wrong.'),
      );
    return range.slice(1).map((after, index) => describeChange(stateAt(range, index), after, sources));
  }

  function wrongEnd(end: 'first' | 'last', run: BisectRun | undefined): Error {
    const { at = '', outcome = '', detail = '' } = run ?? {};
    const code = end === 'first' ? 'BISECT_FIRST_NOT_GOOD' : 'BISECT_LAST_NOT_BAD';
    const details = { path, at: inBerlin(at), outcome, detail: plainText(detail) };
    return cliError(code, details);
  }
}

/** @throws CodedError AXE_RULE_UNUSABLE */
async function createCheck(requested: RequestedCheck, cwd: string): Promise<Check> {
  switch (requested.kind) {
    case 'text':
      return createTextCheck(requested.text);
    case 'size':
      return createSizeCheck(requested.maxBytes);
    case 'axe':
      return createAxeCheck(requested.rule);
    case 'command':
      return createCommandCheck(requested.command, { cwd, timeoutMs: requested.timeoutMs });
  }
}

/** @throws CodedError SITE_ADDRESS_MISSING */
async function siteUrlOf({ siteUrl, registry }: CommandContext): Promise<string> {
  const url = siteUrl ?? (await registry.siteUrl());
  if (url !== undefined) return url.replace(/\/+$/, '');
  throw cliError('SITE_ADDRESS_MISSING', { url: registry.url });
}

function stateAt<State>(states: readonly State[], index: number): State {
  const state = states[index];
  if (state === undefined) throw new RangeError(`There is no state ${index}`);
  return state;
}
