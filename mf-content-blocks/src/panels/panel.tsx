import { Figure } from '@stadtraum/shared-ui/figure';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { ContentTable } from '../content-table/content-table.tsx';
import styles from './panel.module.css';
import type { PanelContent } from './panel-content.ts';

/** The panel of a tab: a text with a picture beside it, and a table below. */
export function Panel({ panel }: PanelProps) {
  const { html, picture, table } = panel;
  return (
    <div className={styles.panel}>
      {(html !== undefined || picture) && (
        <div className={styles.body} data-pictured={picture ? '' : undefined}>
          {html !== undefined && <RichText html={html} />}
          {picture && <Figure picture={picture} ratio="3 / 2" sizes="(width >= 62rem) 40vw, 94vw" />}
        </div>
      )}
      {table && (
        <div>
          <ContentTable table={table} />
        </div>
      )}
    </div>
  );
}

export interface PanelProps {
  panel: PanelContent;
}
