import { setImmediate } from 'node:timers/promises';
import { type CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import { readManifest } from '@stadtraum/federation-kit/release-files';
import {
  type BlockToRender,
  createBlockRenderer,
  loadKit,
  loadRemote,
} from '@stadtraum/federation-kit/render';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { checkBlocks } from './check-blocks.ts';
import { smokeTestFailure } from './smoke-test-failure.ts';
import type { SmokeTestReport, SmokeTestRequest, SmokeTestStep } from './smoke-test-messages.ts';

/* The child process in which a candidate's bundles are evaluated for the first time. It serves one order. */

// The listener stays and keeps the process alive: the registry ends it when it has read the report.
receive(async (order: SmokeTestRequest) => report(await runSmokeTest(order)));

async function runSmokeTest(order: SmokeTestRequest): Promise<SmokeTestReport> {
  let subject: SmokeTestStep = { release: order.kit };
  const announce = async (next: SmokeTestStep) => {
    checkMemory(subject, order.memoryBytes);
    subject = next;
    await report({ kind: 'doing', subject } satisfies SmokeTestReport);
  };
  try {
    const examples = await renderEverything(order, announce);
    checkMemory(subject, order.memoryBytes);
    return { kind: 'passed', examples };
  } catch (error) {
    const failure = errorCode(error) === undefined ? smokeTestFailure(subject, reasonOf(error)) : error;
    return { kind: 'refused', facts: (failure as CodedError).facts };
  }
}

async function renderEverything(
  order: SmokeTestRequest,
  announce: (subject: SmokeTestStep) => Promise<void>,
): Promise<number> {
  const kitRelease = await readRelease(order.kit);
  await announce({ release: releaseLabel(kitRelease.manifest) });
  const kit = loadKit(kitRelease);

  let rendered = 0;
  for (const directory of order.remotes) {
    const remote = await readRelease(directory);
    const release = releaseLabel(remote.manifest);
    await announce({ release });
    const examples = await checkBlocks(directory, remote.manifest);
    const renderer = createBlockRenderer({ kit, remotes: [loadRemote(remote, kit)] });
    // What the bundle left for later happens now, and is attributed to it.
    await setImmediate();
    const checkContent = contentChecker(remote.manifest);
    for (const { type, name, content, page } of examples) {
      await announce({ release, type, example: name });
      checkContent(type, content);
      renderer.render({ id: `example-${++rendered}`, type, content, page: page as BlockToRender['page'] });
    }
  }
  return rendered;
}

async function readRelease(directory: string) {
  return { directory, manifest: await readManifest(directory) };
}

/** An example that its own schema refuses would never be rendered on the site, so it proves nothing. */
function contentChecker({ blocks }: ReleaseManifest): (type: string, content: unknown) => void {
  const validators = new Map(blocks.map((block) => [block.type, compileValidator(block.content)]));
  return (type, content) => {
    const validate = validators.get(type);
    if (!validate) throw new Error('the release declares no such block');
    const result = validate(content);
    if (!result.ok) throw new Error(`its content is invalid: ${describeViolations(result.violations)}`);
  };
}

/** The registry sees memory that is in use; this also sees what was reserved, or was used and given back in between. */
function checkMemory(subject: SmokeTestStep, limit: number): void {
  const { heapUsed, external } = process.memoryUsage();
  const bytes = Math.max(heapUsed + external, process.resourceUsage().maxRSS * 1024);
  if (bytes <= limit) return;
  const megabytes = (value: number) => Math.round(value / 1e6);
  throw smokeTestFailure(
    subject,
    `it took ${megabytes(bytes)} MB of memory; ${megabytes(limit)} MB are allowed`,
  );
}
