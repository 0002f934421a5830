import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { PressAssetListContent } from './block.ts';

/** The list of press pictures with its filter. */
export default function PressAssetList({ content }: BlockProps<PressAssetListContent, 'path'>) {
  return <h2>{content.heading}</h2>;
}
