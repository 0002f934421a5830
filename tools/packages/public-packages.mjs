import { workspacePackages } from '../workspace/packages.mjs';

/** An error that the developer can fix; its message says how. */
export class PackageError extends Error {}

/**
 * The packages that other repositories install: those that are not private.
 *
 * @param {string} root
 */
export function publicPackages(root) {
  return workspacePackages(root).filter(({ manifest }) => !('private' in manifest));
}
