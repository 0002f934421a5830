import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that only a repository's root has: the workspace's, any repository's, and one's that is not in Git yet. */
const ROOT_MARKERS = ['nx.json', '.git', 'package-lock.json'];

/**
 * The root of the repository that contains `directory`; without one, the nearest package; `directory` itself if there is none
 * either.
 */
export function findRoot(directory: string): string {
  return nearestWith(ROOT_MARKERS, directory) ?? nearestWith(['package.json'], directory) ?? directory;
}

/** Whether this repository is the site's workspace, which Nx builds. A team's own repository is built by its package's script. */
export function isWorkspace(root: string): boolean {
  return existsSync(join(root, 'nx.json'));
}

function nearestWith(files: readonly string[], directory: string): string | undefined {
  if (files.some((file) => existsSync(join(directory, file)))) return directory;
  const parent = dirname(directory);
  return parent === directory ? undefined : nearestWith(files, parent);
}
