import { serverError } from '@stadtraum/server-base/errors';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it',
  EDQUOT: 'the quota is used up',
  EEXIST: 'another file has this name',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a directory',
  EMFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EPERM: 'this user may not write it',
  EROFS: 'the file system is read-only',
};

/**
 * Turns an error of the file system into CodedError DATA_DIRECTORY_UNUSABLE; returns any other value unchanged.
 *
 * @param path path to name if the error itself has no path, such as the error for a full disk
 */
export function asStorageError(error: unknown, path: string): unknown {
  const { code, path: failed } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason === undefined) return error;
  return serverError('DATA_DIRECTORY_UNUSABLE', { path: failed ?? path, reason }, { cause: error });
}
