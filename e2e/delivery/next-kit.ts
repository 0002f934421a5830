import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Workspace } from '../site/workspace.ts';

/** Name of the releases of the kit with React 18. */
export const NEXT_KIT = 'shared-ui-18';

/** Files that stand in for React's own. */
const STAND_INS = join(import.meta.dirname, 'react-18');
/** React 18 and what it needs, by the names under which they are installed. */
const PACKAGES = { react: 'react-18', 'react-dom': 'react-dom-18' };
const REACT_18 = '18.3.1';
/** Its `react-dom` is one script, which a dialog needs for its portal. */
const LAZY_BYTES = 90_000;

/** Lets remotes of the workspace run on both versions of React. */
export async function acceptBothReacts(workspace: Workspace, remotes: readonly string[]): Promise<void> {
  for (const remote of remotes) {
    await workspace.edit(`${remote}/package.json`, (source) =>
      source.replace(/"react": "\^19[\d.]*"/, '"react": "^18.3.0 || ^19.3.0"'),
    );
  }
}

/** Makes the workspace's kit one with React 18 and a name of its own, as a platform team does that prepares the next kit. */
export async function prepareNextKit(workspace: Workspace): Promise<void> {
  await workspace.edit('shared-ui/package.json', (source) =>
    source
      .replace(
        '"kind": "kit",',
        `"kind": "kit",\n    "name": "${NEXT_KIT}",\n    "budgets": { "lazy": ${LAZY_BYTES} },`,
      )
      .replace(/("react(?:-dom)?": )"\^19[\d.]*"/g, '$1"^18.3.0"')
      .replace(/("react(?:-dom)?": )"19[\d.]*"/g, `$1"${REACT_18}"`),
  );
  const installed = join(workspace.root, 'node_modules');
  for (const [name, alias] of Object.entries(PACKAGES)) {
    await rm(join(installed, name), { recursive: true });
    await cp(folderOf(alias), join(installed, name), { recursive: true });
  }
  await rm(join(installed, 'scheduler'), { recursive: true });
  await cp(folderOf('scheduler', folderOf('react-dom-18')), join(installed, 'scheduler'), {
    recursive: true,
  });
  await cp(STAND_INS, join(installed, 'react'), { recursive: true });
}

/** The folder of an installed package. @param from the folder of the package that requires it */
function folderOf(name: string, from = import.meta.dirname): string {
  return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`));
}
