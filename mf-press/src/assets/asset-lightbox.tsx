import { Lightbox } from '@stadtraum/shared-ui/lightbox';
import type { ReactNode } from 'react';
import { viewUrl } from './asset-files.ts';
import { AssetSheet } from './asset-sheet.tsx';
import { isPictured } from './pictured-asset.ts';
import type { PressAsset } from './press-asset.ts';

/** Opens press pictures in a lightbox when their links are clicked (R2.4-5). Without JavaScript, the links open the files. */
export function AssetLightbox({ label, assets, openAtStart, className, children }: AssetLightboxProps) {
  const pictured = assets.filter(isPictured);
  const startIndex = pictured.findIndex(({ uid }) => uid === openAtStart);
  return (
    <Lightbox
      label={label}
      viewer="popup"
      items={pictured.map((asset) => ({
        kind: 'content',
        href: viewUrl(asset),
        title: asset.title,
        content: <AssetSheet asset={asset} />,
      }))}
      openAtStart={startIndex < 0 ? undefined : startIndex}
      className={className}
    >
      {children}
    </Lightbox>
  );
}

export interface AssetLightboxProps {
  /** Accessible name. */
  label: string;
  assets: readonly PressAsset[];
  /** Uid of the asset that opens as soon as the page is hydrated (R2.6-1). @default none */
  openAtStart?: number | undefined;
  className?: string | undefined;
  /** Content with links to the assets. */
  children: ReactNode;
}
