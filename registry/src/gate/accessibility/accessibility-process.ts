import { Script } from 'node:vm';
import { BLOCK_RULES_WITHOUT_LAYOUT } from '@stadtraum/contracts/axe-rules';
import { reasonOf } from '@stadtraum/contracts/errors';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import axe from 'axe-core';
import { createQueue } from '../../store/queue.ts';
import { openPage } from '../page/page.ts';
import type { AccessibilityReport, AccessibilityRequest, Violation } from './accessibility-messages.ts';

/* The child process that runs axe on blocks' HTML. It runs no code of releases. */

const OPTIONS: axe.RunOptions = { rules: BLOCK_RULES_WITHOUT_LAYOUT, resultTypes: ['violations'] };

const { window, realm } = openPage();
new Script(axe.source).runInContext(realm);
const { run }: Pick<typeof axe, 'run'> = Reflect.get(window, 'axe');

/** axe runs once at a time. */
const enqueue = createQueue();

receive(({ html }: AccessibilityRequest) => {
  void enqueue(async () => report(await reportOn(html)));
});

async function reportOn(html: string): Promise<AccessibilityReport> {
  try {
    return { violations: await violationsIn(html) };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}

async function violationsIn(html: string): Promise<Violation[]> {
  const container = window.document.createElement('div');
  container.innerHTML = html;
  window.document.body.replaceChildren(container);
  const { violations } = await run(container, OPTIONS);
  return violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: id,
    ...{ help, helpUrl },
    elements: nodes.map((node) => node.html),
  }));
}
