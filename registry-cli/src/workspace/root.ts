import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Each marks a root: the workspace, else the repository, else the package. */
const MARKERS = ['nx.json', '.git', 'package.json'];

/** The root of the repository that contains `directory`; `directory` itself outside a repository. */
export function findRoot(directory: string): string {
  for (const marker of MARKERS) {
    for (let folder = directory; ; folder = dirname(folder)) {
      if (existsSync(join(folder, marker))) return folder;
      if (folder === dirname(folder)) break;
    }
  }
  return directory;
}

/** Whether this repository is the site's workspace, which Nx builds. A team's own repository is built by its package's script. */
export function isWorkspace(root: string): boolean {
  return existsSync(join(root, 'nx.json'));
}
