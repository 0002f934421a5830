import type { ReactNode } from 'react';
import styles from './asset-facts.module.css';
import { describeFile } from './asset-text.ts';
import type { PressAsset } from './press-asset.ts';

/** What has to be printed beside a press picture, what may be done with it, and what its file is. */
export function AssetFacts({ asset, credit = asset.credit }: AssetFactsProps) {
  const { kind, project, terms } = asset;
  return (
    <dl className={styles.facts}>
      <dt>Bildnachweis</dt>
      <dd>{credit}</dd>
      <dt>Nutzung</dt>
      <dd>{terms}</dd>
      {project && (
        <>
          <dt>Projekt</dt>
          <dd>{project}</dd>
        </>
      )}
      <dt>{kind}</dt>
      <dd>{describeFile(asset)}</dd>
    </dl>
  );
}

export interface AssetFactsProps {
  asset: PressAsset;
  /** The credit line, where it can be copied. @default its text */
  credit?: ReactNode;
}
