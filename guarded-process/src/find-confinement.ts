import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findProgram } from './find-program.ts';
import { GuardedProcess } from './guarded-process.ts';
import type { Confinement, Layer, NamespaceTool } from './layers.ts';
import type { Program } from './program.ts';

/** Maximum milliseconds until a probe has started. */
const PROBE_TIMEOUT_MS = 5_000;

/** The built program, because built programs are probed. */
const PROBE = new URL('../dist/probe-program.js', import.meta.url);

const NOT_ROOT = 'the server does not run as root, so it cannot change the user';
const FROM_SOURCE = 'the program runs from its source, through a loader that needs a thread and native code';

const found = new Map<string, Promise<Confinement>>();

/**
 * Finds out which layers this machine gives to a program, by starting a small program with them, once for each program. Takes about
 * 0.1 s if the first try succeeds. A layer that is missing is no error.
 */
export function findConfinement(program: Program): Promise<Confinement> {
  const key = [program.entry.href, ...program.nodeOptions].join(' ');
  const result = found.get(key) ?? tryLayers(program);
  found.set(key, result);
  return result;
}

async function tryLayers(program: Program): Promise<Confinement> {
  const fromSource = program.entry.pathname.endsWith('.ts');
  if (fromSource) {
    const reasons = {
      language: FROM_SOURCE,
      permission: FROM_SOURCE,
      user: FROM_SOURCE,
      namespace: FROM_SOURCE,
    };
    return { language: false, permission: false, user: false, namespace: undefined, reasons };
  }
  const failures: Partial<Record<Layer, string>> = {};
  for (const { user, namespace } of candidates()) {
    const reasons = { ...reasonsWithout(user, namespace), ...failures };
    const confinement = { language: true, permission: true, user, namespace, reasons };
    const failure = await probe({ ...program, confinement });
    if (failure === undefined) return confinement;
    if (namespace) failures.namespace = `${namespace.name}: ${failure}`;
    else if (user) failures.user = failure;
  }
  return { language: true, permission: true, user: false, namespace: undefined, reasons: failures };
}

type Candidate = Pick<Confinement, 'user' | 'namespace'>;

/** What to try, the strongest first. */
function candidates(): Candidate[] {
  const isRoot = process.getuid?.() === 0;
  const users = isRoot ? [true, false] : [false];
  const tools = process.platform === 'linux' ? namespaceTools(isRoot) : [];
  return users.flatMap((user) => [
    ...tools
      .filter((tool) => tool.name === 'bubblewrap' || user === isRoot)
      .map((namespace) => ({ user, namespace })),
    { user, namespace: undefined },
  ]);
}

function namespaceTools(isRoot: boolean): NamespaceTool[] {
  const [bubblewrap, unshare, setpriv] = ['bwrap', 'unshare', 'setpriv'].map(findProgram);
  const canUnshare = unshare !== undefined && (!isRoot || setpriv !== undefined);
  return [
    ...(bubblewrap === undefined ? [] : [{ name: 'bubblewrap' as const, path: bubblewrap }]),
    ...(canUnshare
      ? [{ name: 'unshare' as const, path: unshare, setpriv: isRoot ? setpriv : undefined }]
      : []),
  ];
}

function reasonsWithout(user: boolean, namespace: NamespaceTool | undefined): Partial<Record<Layer, string>> {
  return {
    ...(!user && { user: NOT_ROOT }),
    ...(!namespace && { namespace: 'neither bubblewrap nor unshare is available' }),
  };
}

/** Why the program does not start so confined; undefined if it does. */
async function probe(program: Program): Promise<string | undefined> {
  const own = { entry: PROBE, nodeOptions: [] };
  const child = new GuardedProcess<never, string>(
    { ...own, confinement: program.confinement },
    { arguments: [fileURLToPath(program.entry)], stderr: 'tail' },
  );
  const step = child.startStep('probe', { wallMs: PROBE_TIMEOUT_MS });
  const ready = await Promise.race([
    new Promise<true>((resolve) => child.onMessage(() => resolve(true))),
    child.ended.then(() => false),
  ]);
  step.end();
  if (ready) {
    await child.close();
    return undefined;
  }
  const { cause, stderrTail } = await child.ended;
  const line = stderrTail.split('\n').find((text) => /error|bwrap|unshare|setpriv/i.test(text));
  return line?.trim() ?? `it ended (${cause})`;
}
