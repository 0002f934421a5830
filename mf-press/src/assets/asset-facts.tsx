import type { ReactNode } from 'react';
import styles from './asset-facts.module.css';
import { describeFile } from './asset-text.ts';
import type { PressAsset } from './press-asset.ts';

/** A press picture's credit line, terms of use and file format. */
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
  /** Replaces the plain credit line, for example to add a copy button. */
  credit?: ReactNode;
}
