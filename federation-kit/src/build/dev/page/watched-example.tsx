import type { BlockUses } from '@stadtraum/contracts/platform';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { undeclaredKeys, watchPlatform } from '../../../declared-use/index.ts';
import { type BlockDefinition, ownedKeys } from '../../../define-block/index.ts';
import { PlatformProvider, usePlatform } from '../../../platform/index.ts';

interface WatchedExampleProps {
  /** The block's id on the page. */
  id: string;
  block: BlockDefinition;
  content: unknown;
  /** The path of the example's page. */
  path: string;
  element: ReactElement;
}

/** Gives an example the page's platform, and shows what its block uses without having declared it. */
export function WatchedExample({ id, block, content, path, element }: WatchedExampleProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const pagePlatform = usePlatform<BlockUses>();
  const report = useMemo(() => reporter(setProblems), []);
  const platform = useMemo(
    () => watchPlatform(pagePlatform, block, content, report),
    [pagePlatform, block, content, report],
  );
  useEffect(() => {
    const root = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
    const keys = ownedKeys(block.queryKeys ?? [], content);
    for (const name of root ? undeclaredKeys(root, keys, path) : [])
      report(
        `A link or form of block ${block.type} writes the query parameter "${name}", which "queryKeys" does not list.`,
      );
  }, [id, block, content, path, report]);
  return (
    <>
      {problems.map((problem) => (
        <p className="workbench-error" key={problem} lang="en" role="alert">
          {problem}
        </p>
      ))}
      <PlatformProvider platform={platform}>{element}</PlatformProvider>
    </>
  );
}

/** A block may report while it renders, when no other component may change its state. */
function reporter(setProblems: (change: (known: readonly string[]) => readonly string[]) => void) {
  return (problem: string) => {
    console.error(problem);
    queueMicrotask(() => setProblems((known) => (known.includes(problem) ? known : [...known, problem])));
  };
}
