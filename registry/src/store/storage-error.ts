import { serverError } from '@stadtraum/server-base/errors';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it',
  EDQUOT: 'the quota is used up',
  EEXIST: 'something else has that name',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a directory',
  EMFILE: 'too many files are open',
  ENOENT: 'it has vanished',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EPERM: 'this user may not write it',
  EROFS: 'the file system is read-only',
};

/**
 * The file system's failure as CodedError DATA_DIRECTORY_UNUSABLE; any other value as it is.
 *
 * @param path named when the failure itself names none, as a full disk does not
 */
export function asStorageError(error: unknown, path: string): unknown {
  const { code, path: failed } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason === undefined) return error;
  return serverError('DATA_DIRECTORY_UNUSABLE', { path: failed ?? path, reason }, { cause: error });
}
