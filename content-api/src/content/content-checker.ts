import { createHash } from 'node:crypto';
import type { Violation } from '@stadtraum/contracts/validation';
import type { ProcessEnd } from '@stadtraum/guarded-process/attribute-failure';
import { confine } from '@stadtraum/guarded-process/confine';
import { GuardedProcess, type RunningStep } from '@stadtraum/guarded-process/guarded-process';
import type { Confinement, Layer } from '@stadtraum/guarded-process/layers';
import { type Program, programBeside } from '@stadtraum/guarded-process/program';
import { LRUCache } from 'lru-cache';

/** All contents of one block type, and the schema that checks them. */
export interface ContentsOfType {
  type: string;
  schema: Record<string, unknown>;
  contents: unknown[];
}

/** Message from the checking process: it is checking a type, or has checked it, with the violations of each content. */
export type TypeReport = { type: string } & (
  | { kind: 'checking' }
  | { kind: 'checked'; violations: Violation[][] }
  | { kind: 'checked'; failure: string }
);

/** The violations of each content, or why the type could not be checked: `failure` completes a sentence about the schema. */
export type TypeOutcome = { violations: Violation[][] } | { failure: string };

/** The program in this folder, not confined yet: its source or its build, like the running process. */
export const CONTENT_CHECKER = programBeside(import.meta.url, 'content-checker-program');

/** A program that runs schemas of releases and teams, with the layers that confine it. */
export type ContentChecker = Program & { confinement: Confinement };

/**
 * The program that checks content, with the layers that this machine gives.
 *
 * @throws CodedError CONFINEMENT_INCOMPLETE if a required layer is missing
 */
export async function confinedChecker(
  required: readonly Layer[],
  program: Program = CONTENT_CHECKER,
): Promise<ContentChecker> {
  return { ...program, confinement: await confine(program, required) };
}

/** Maximum time in milliseconds for the process to start. */
const START_TIMEOUT_MS = 20_000;
/** Limits in milliseconds for all contents of one type. On this site, all types take less than a second in total. */
const TYPE_LIMITS = { wallMs: 20_000, cpuMs: 3_000 };
const MEMORY_BYTES = 512 * 1024 * 1024;

const REASONS: Readonly<Record<ProcessEnd<string>['cause'], string>> = {
  late: `brauchte länger als ${TYPE_LIMITS.wallMs / 1000} s`,
  cpu: `brauchte mehr als ${TYPE_LIMITS.cpuMs / 1000} s Rechenzeit`,
  memory: `brauchte mehr als ${MEMORY_BYTES / 2 ** 20} MB Speicher`,
  crashed: 'hat den prüfenden Prozess beendet',
  closed: 'wurde nicht verwendet: die Prüfung wurde abgebrochen',
};

/** Violations of contents that were checked, by the hash of schema and content: most of a load was checked by an earlier one. */
const CHECKED = new LRUCache<string, Violation[]>({ max: 50_000 });

/**
 * Checks contents in a child process, so that this process keeps responding. If a schema exceeds a limit, only its block type fails,
 * and a new process checks the remaining types. What was checked before is not checked again.
 *
 * @returns the outcome by type
 * @throws Error when the process does not start
 */
export async function checkContents(
  types: readonly ContentsOfType[],
  program: ContentChecker,
): Promise<ReadonlyMap<string, TypeOutcome>> {
  const known = types.map((each) => {
    const schema = hashOf('', each.schema);
    const keys = each.contents.map((content) => hashOf(schema, content));
    return { schema, keys, found: keys.map((key) => CHECKED.get(key)) };
  });
  const open = types.flatMap((each, index) => {
    const { schema = '', found = [] } = known[index] ?? {};
    const contents = each.contents.filter((_, position) => found[position] === undefined);
    // A schema without contents may be invalid itself.
    return contents.length > 0 || !CHECKED.has(schema) ? [{ ...each, contents }] : [];
  });
  const outcomes = new Map(await checkInProcesses(open, program));
  for (const [index, { type }] of types.entries()) {
    const { schema = '', keys = [], found = [] } = known[index] ?? {};
    const outcome = outcomes.get(type) ?? { violations: [] };
    if ('failure' in outcome) continue;
    const added = outcome.violations.values();
    const violations = found.map((before) => before ?? added.next().value ?? []);
    CHECKED.set(schema, []);
    for (const [position, key] of keys.entries()) CHECKED.set(key, violations[position] ?? []);
    outcomes.set(type, { violations });
  }
  return outcomes;
}

function hashOf(prefix: string, value: unknown): string {
  return createHash('sha256')
    .update(`${prefix} ${JSON.stringify(value)}`)
    .digest('base64');
}

async function checkInProcesses(
  types: readonly ContentsOfType[],
  program: ContentChecker,
): Promise<ReadonlyMap<string, TypeOutcome>> {
  const outcomes = new Map<string, TypeOutcome>();
  for (;;) {
    const open = types.filter(({ type }) => !outcomes.has(type));
    if (open.length === 0) return outcomes;
    const { cause, step } = await checkUntilEnd(open, program, outcomes);
    if (outcomes.size === types.length) return outcomes;
    if (step === undefined) throw new Error(`the process that checks content did not start (${cause})`);
    outcomes.set(step, { failure: REASONS[cause] });
  }
}

/** @returns how the process ended; `step` is the type that it was checking */
function checkUntilEnd(
  types: ContentsOfType[],
  program: ContentChecker,
  outcomes: Map<string, TypeOutcome>,
): Promise<ProcessEnd<string | undefined>> {
  const child = new GuardedProcess<ContentsOfType[], TypeReport, string | undefined>(program, {
    memoryBytes: MEMORY_BYTES,
    stderr: 'inherit',
  });
  let step: RunningStep = child.startStep(undefined, { wallMs: START_TIMEOUT_MS });
  let open = types.length;
  child.onMessage((report) => {
    step.end();
    if (report.kind === 'checking') {
      step = child.startStep(report.type, TYPE_LIMITS);
      return;
    }
    outcomes.set(report.type, report);
    open -= 1;
    if (open === 0) void child.close();
  });
  child.send(types);
  return child.ended;
}
