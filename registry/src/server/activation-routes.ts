import { Type } from '@sinclair/typebox';
import { ReleaseName, ReleaseVersion } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry.ts';

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

const checkActivation = compileValidator(ActivationRequest);
const checkRollback = compileValidator(RollbackRequest);

/** `POST /activations` with `{releases: [{name, version}]}`, `POST /rollbacks` with `{name?}`. */
export function activationRoutes(server: FastifyInstance, { activations }: Registry): void {
  server.post('/activations', async ({ body }) => activations.activate(take(checkActivation, body).releases));

  server.post('/rollbacks', async ({ body }) => activations.rollBack(take(checkRollback, body ?? {}).name));
}

function take<T>(validate: Validator<T>, body: unknown): T {
  const result = validate(body);
  if (result.ok) return result.value;
  throw serverError('REQUEST_REJECTED', { reason: describeViolations(result.violations) });
}
