import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TableContent } from './content.ts';
import Table from './table.tsx';

export default defineBlock({
  type: 'table',
  content: TableContent,
  hydrate: 'interaction',
  component: Table,
});
