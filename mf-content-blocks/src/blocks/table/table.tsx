import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { ContentTable } from '../../content-table/content-table.tsx';
import { Section } from '../../section/section.tsx';
import type { TableContent } from './content.ts';

/** A table that spans all columns of the page and adapts to the width of the window (R2.11-17). */
export default function Table({ id, content }: BlockProps<TableContent>) {
  const { heading, level, intro, table } = content;
  return (
    <Section id={id} heading={heading} level={level} intro={intro} isWide>
      <ContentTable table={table} />
    </Section>
  );
}
