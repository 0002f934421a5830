// Imported, because the language layer takes the globals away.
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';
import {
  type BlockToRender,
  createBlockRenderer,
  type Kit,
  loadKit,
  loadRemote,
  type ServerCode,
} from '@stadtraum/federation-kit/render';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { compilingFromStrings, lockLanguage } from '@stadtraum/guarded-process/language/lock-language';
import { stateKeeper } from './carried-state.ts';
import { checkBlocks } from './check-blocks.ts';
import { smokeTestFailure } from './smoke-test-failure.ts';
import type { SmokeTestReport, SmokeTestRequest, SmokeTestStep } from './smoke-test-messages.ts';

/* The child process in which a candidate's bundles are evaluated for the first time. It handles one request. */

// The listener keeps the process alive until the registry has read the report and kills the process.
receive(async (request: SmokeTestRequest) => report(await runSmokeTest(request)));

async function runSmokeTest(request: SmokeTestRequest): Promise<SmokeTestReport> {
  let step: SmokeTestStep = { release: 'the candidate' };
  const announce = async (next: SmokeTestStep) => {
    checkMemory(step, request.memoryBytes);
    step = next;
    await report({ kind: 'step', step } satisfies SmokeTestReport);
  };
  try {
    const examples = await renderEverything(request, announce);
    checkMemory(step, request.memoryBytes);
    return { kind: 'passed', examples };
  } catch (error) {
    const failure = isCodedError(error) ? error : smokeTestFailure(step, reasonOf(error));
    return { kind: 'failed', facts: failure.facts };
  }
}

async function renderEverything(
  { groups }: SmokeTestRequest,
  announce: (step: SmokeTestStep) => Promise<void>,
): Promise<number> {
  const isFrozen = lockLanguage();
  let rendered = 0;
  for (const group of groups) {
    await announce({ release: releaseLabel(group.kit.manifest) });
    const kit = loadKit(group.kit, { isFrozen });
    for (const remote of group.remotes) rendered += await renderExamples(remote, kit, announce);
  }
  return rendered;
}

/** @returns the number of rendered examples */
async function renderExamples(
  remote: ServerCode,
  kit: Kit,
  announce: (step: SmokeTestStep) => Promise<void>,
): Promise<number> {
  const { manifest } = remote;
  const release = releaseLabel(manifest);
  await announce({ release });
  const examples = compilingFromStrings(() => checkBlocks(remote));
  const validators = new Map<string, Validator<unknown>>();
  for (const { type, content } of manifest.blocks) {
    // Schemas take most of the time of a large release, so each has a step of its own.
    await announce({ release });
    validators.set(
      type,
      compilingFromStrings(() => compileValidator(content)),
    );
  }
  await announce({ release });
  const loaded = loadRemote(remote, kit);
  const renderer = createBlockRenderer({ kit, remotes: [loaded] });
  // Work that the bundle has scheduled runs now, so that it is attributed to the bundle.
  await setImmediate();
  const blocks = examples.map(({ name, page, ...example }, position) => ({
    example: name,
    block: { ...example, id: `example-${position + 1}`, page: page as BlockToRender['page'] },
  }));
  for (const { example, block } of blocks) {
    await announce({ release, type: block.type, example });
    checkContent(validators.get(block.type), block.content);
    renderer.render(block);
  }
  for (const { example, block } of blocks) {
    await announce({ release, type: block.type, example });
    const keeper = stateKeeper(block, { kit, remote: loaded, renderer });
    if (keeper !== undefined) throw new Error(keptState(keeper));
  }
  return examples.length;
}

function keptState(release: string): string {
  return `what was rendered before changes its HTML: ${release} keeps state in a variable at module level, where one visitor's input would reach others. Keep it in the component, or compute it from the content`;
}

/** Rejects an example that violates its schema: the site would not render it, so testing it would be pointless. */
function checkContent(validate: Validator<unknown> | undefined, content: unknown): void {
  if (!validate) throw new Error('the release does not declare this block');
  const result = validate(content);
  if (!result.ok) throw new Error(`its content is invalid: ${describeViolations(result.violations)}`);
}

/** The registry samples memory in use; this also detects memory that was reserved, or used only between two samples. */
function checkMemory(step: SmokeTestStep, limit: number): void {
  const { heapUsed, external } = process.memoryUsage();
  const bytes = Math.max(heapUsed + external, process.resourceUsage().maxRSS * 1024);
  if (bytes <= limit) return;
  const megabytes = (value: number) => Math.round(value / 1e6);
  throw smokeTestFailure(
    step,
    `it took ${megabytes(bytes)} MB of memory; the limit is ${megabytes(limit)} MB`,
  );
}
