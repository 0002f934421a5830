import { defineErrors } from '@stadtraum/contracts/errors';

/** Errors of child processes and their confinement. */
export const processError = defineErrors({
  CONFINEMENT_INCOMPLETE: {
    title: 'Required confinement is not available',
    message: 'CONFINEMENT requires the layer "{layer}", which this machine does not give: {reason}.',
    remedy:
      'See the table of machines in docs/security.md: install bubblewrap, start the server as root, or require fewer layers.',
  },
});
