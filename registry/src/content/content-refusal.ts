import { type Static, Type } from '@sinclair/typebox';
import { CodedError } from '@stadtraum/contracts/errors';
import { lazyValidator } from '@stadtraum/contracts/validation';

const Problem = Type.Object({ file: Type.String(), pointer: Type.String(), reason: Type.String() });

const Refusal = Type.Object({
  code: Type.String({ pattern: '^[A-Z][A-Z_]{2,60}$' }),
  message: Type.String(),
  remedy: Type.String(),
  problems: Type.Optional(Type.Array(Problem)),
});
type Refusal = Static<typeof Refusal>;

export const validateRefusal = lazyValidator(Refusal);

/** A refusal by the content API, in its own words. */
export class ContentRefusal extends CodedError {
  readonly problems: Refusal['problems'];

  constructor({ code, message, remedy, problems }: Refusal) {
    super({ code, title: message, message, remedy, details: {} });
    this.problems = problems;
  }
}

/** Properties of an error's response besides code, message and remedy: the problems of refused content. */
export function problemsOf(error: CodedError): { problems?: Refusal['problems'] } {
  return error instanceof ContentRefusal && error.problems ? { problems: error.problems } : {};
}
