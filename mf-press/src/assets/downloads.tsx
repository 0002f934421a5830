import { Icon } from '@stadtraum/shared-ui/icon';
import { type AssetFile, printFile, webFile } from './asset-files.ts';
import { describePixels } from './asset-text.ts';
import styles from './downloads.module.css';
import { isPictured } from './pictured-asset.ts';
import type { PressAsset } from './press-asset.ts';

/** Download links for a press picture. A picture without files gets a link that requests it by e-mail. */
export function Downloads({ asset, email }: DownloadsProps) {
  if (!isPictured(asset)) {
    if (email === undefined) return null;
    const subject = encodeURIComponent(`Pressebild Nr. ${asset.uid}: ${asset.title}`);
    return (
      <p className={styles.downloads}>
        <a className={styles.link} href={`mailto:${email}?subject=${subject}`}>
          <Icon name="mail" />
          <span>
            Bei der Pressestelle anfordern<span className="visually-hidden">: {asset.title}</span>
          </span>
        </a>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul className={styles.downloads} role="list">
      <li>
        <DownloadLink use="Web" file={webFile(asset)} title={asset.title} />
      </li>
      <li>
        <DownloadLink use="Druck" file={printFile(asset)} title={asset.title} />
      </li>
    </ul>
  );
}

export interface DownloadsProps {
  asset: PressAsset;
  /** E-mail address of the press office, for a picture without files. @default no link */
  email?: string | undefined;
}

function DownloadLink({ use, file, title }: { use: string; file: AssetFile; title: string }) {
  return (
    <a className={styles.link} href={file.href} download={file.name}>
      <Icon name="download" />
      <span>
        {use}, {describePixels(file)}
        <span className="visually-hidden"> herunterladen: {title}</span>
      </span>
    </a>
  );
}
