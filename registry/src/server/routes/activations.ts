import { Type } from '@sinclair/typebox';
import { ReleaseName, ReleaseVersion } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyRequest } from 'fastify';
import type { Activations } from '../../activation/activations.ts';

const ActivationRequest = Type.Object(
  {
    releases: Type.Array(
      Type.Object({ name: ReleaseName, version: ReleaseVersion }, { additionalProperties: false }),
      { minItems: 1, maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);

const RollbackRequest = Type.Object({ name: Type.Optional(ReleaseName) }, { additionalProperties: false });

const validateActivation = compileValidator(ActivationRequest);
const validateRollback = compileValidator(RollbackRequest);

/** Takes a body `{releases: [{name, version}]}`, returns an `Activation`. */
export function activate(activations: Activations) {
  return async ({ body }: FastifyRequest) => activations.activate(read(validateActivation, body).releases);
}

/** Takes a body `{name?}`, returns an `Activation`. */
export function rollBack(activations: Activations) {
  return async ({ body }: FastifyRequest) => activations.rollBack(read(validateRollback, body ?? {}).name);
}

function read<T>(validate: Validator<T>, body: unknown): T {
  const result = validate(body);
  if (result.ok) return result.value;
  throw serverError('REQUEST_REJECTED', { reason: describeViolations(result.violations) });
}
