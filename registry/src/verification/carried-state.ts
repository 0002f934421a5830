import {
  type BlockRenderer,
  type BlockToRender,
  createBlockRenderer,
  type Kit,
  type Remote,
} from '@stadtraum/federation-kit/render';

/**
 * Finds state at module level that survives a render: with it, a block shows on one page what it was given on another. Call it when the
 * remote's other examples have been rendered.
 *
 * @param renderer has the kit and the remote
 * @returns the release that keeps state, if it changes this block; what depends on the time or on chance does not count
 */
export function stateKeeper(
  block: BlockToRender,
  { kit, remote, renderer }: { kit: Kit; remote: Remote; renderer: BlockRenderer },
): string | undefined {
  const alone = () => renderer.renewed().render(block);
  const expected = alone();
  if (renderer.render(block) === expected || alone() !== expected) return undefined;
  const withUsedKit = createBlockRenderer({ kit, remotes: [remote.renewed(kit)] }).render(block);
  return withUsedKit === expected ? remote.release : kit.release;
}
