import type { Workspace } from '../../site/workspace.ts';

/** A change of one app, as a team makes it: texts that are replaced, and files that are added. */
export interface Change {
  title: string;
  /** Folder of the app that is shipped. */
  app: string;
  /** What is replaced occurs in its file; only the first occurrence is. */
  replace?: readonly (readonly [file: string, before: string | RegExp, after: string])[];
  add?: Readonly<Record<string, string>>;
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
  { replace = [], add = {} }: Change,
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
  return async () => {
    for (const step of undo) await step();
  };
}
