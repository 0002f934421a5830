/**
 * Checks content against the schemas of live releases. It is a child process of the content API, because checking some content
 * against a schema may never finish (SE4). It serves one request.
 */
import { reasonOf } from '@stadtraum/contracts/errors';
import { compileValidator, type Violation } from '@stadtraum/contracts/validation';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { compilingFromStrings, lockLanguage } from '@stadtraum/guarded-process/language/lock-language';
import { explainViolations } from '../kernel/explain-violations.ts';
import type { ContentsOfType, TypeReport } from './content-checker.ts';

receive(async (types: ContentsOfType[]) => {
  lockLanguage();
  for (const { type, schema, contents } of types) {
    await report({ kind: 'checking', type } satisfies TypeReport);
    const outcome = compilingFromStrings(() => check(schema, contents));
    await report({ kind: 'checked', type, ...outcome } satisfies TypeReport);
  }
});

function check(
  schema: Record<string, unknown>,
  contents: unknown[],
): { violations: Violation[][] } | { failure: string } {
  try {
    const validate = compileValidator(schema, { every: true, explain: explainViolations });
    return {
      violations: contents.map((content) => {
        const checked = validate(content);
        return checked.ok ? [] : checked.violations;
      }),
    };
  } catch (error) {
    return { failure: `ist ungültig: ${reasonOf(error)}` };
  }
}
