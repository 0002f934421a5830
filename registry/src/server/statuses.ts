import type { ErrorCode } from '@stadtraum/contracts/errors';

/** HTTP statuses of refusals, by code. */
export const STATUSES: Partial<Record<ErrorCode, number>> = {
  REQUEST_REJECTED: 400,
  RELEASE_UNKNOWN: 404,
  LIVE_SET_UNKNOWN: 404,
  LIVE_SET_MISSING: 404,
  RELEASE_UPLOAD_BROKEN: 408,
  RELEASE_CONFLICT: 409,
  ROLLBACK_IMPOSSIBLE: 409,
  RELEASE_TOO_LARGE: 413,
  REGISTRY_FAILED: 500,
  DATA_DIRECTORY_UNUSABLE: 507,
};
