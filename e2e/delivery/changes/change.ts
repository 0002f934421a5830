import type { Workspace } from '../../site/workspace.ts';

/** A change of one app, as a team makes it: texts that are replaced, and files that are added. */
export interface Change {
  title: string;
  /** Folder of the app that is shipped. */
  app: string;
  /** What is replaced occurs in its file; only the first occurrence is. */
  replace?: readonly (readonly [file: string, before: string | RegExp, after: string])[];
  add?: Readonly<Record<string, string>>;
  patch?: DependencyPatch;
}

/** A patch of an installed package, as `npm update` brings it. */
export interface DependencyPatch {
  name: string;
  version: string;
  /** What it changes in a file of the package. */
  replace: readonly [file: string, before: string, after: string];
  /** A text of the change that the app's scripts then contain. */
  shipped: string;
}

/** A change that a careful colleague would refuse. */
export type HarmfulChange = Change &
  (
    | {
        /** How the ship reports it: an error's code or a finding's id. */
        expected: RegExp;
      }
    | {
        /** It goes live. */
        expected: 'shown';
        /** Why the gate does not refuse it. */
        why: string;
      }
  );

/** Makes a change in the workspace. @returns a function that takes it back */
export async function make(
  { replace = [], add = {}, patch }: Change,
  workspace: Workspace,
): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  for (const [file, before, after] of replace) {
    let original = '';
    await workspace.edit(file, (source) => {
      original = source;
      return source.replace(before, () => after);
    });
    undo.unshift(() => workspace.write(file, original));
  }
  for (const [file, source] of Object.entries(add)) {
    await workspace.write(file, source);
    undo.unshift(() => workspace.delete(file));
  }
  if (patch) {
    const [file, before, after] = patch.replace;
    undo.unshift(await workspace.installCopy(patch.name, patch.version));
    await workspace.edit(`node_modules/${patch.name}/${file}`, (source) => source.replace(before, after));
  }
  return async () => {
    for (const step of undo) await step();
  };
}
