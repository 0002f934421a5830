import type { Finding, FindingKind } from '@stadtraum/contracts/gate';
import { foldBarriers } from './fold-barriers.ts';

const findingOf = (kind: FindingKind, subject: string, blocks: string[]): Finding => ({
  ...{ id: `${kind}:${subject}`, kind, severity: 'refused', message: `${subject}.`, remedy: '' },
  ...{ release: 'shared-ui@1.0.0', blocks, pages: [], pageCount: 0 },
});

it('[GA3] names a barrier in each finding that causes it, and keeps it if a block has no other', () => {
  const barrier = (...blocks: string[]) => findingOf('accessibility', 'empty-heading/shared-ui', blocks);
  const changes = [findingOf('foreign-change', 'a', ['maps']), findingOf('block-empty', 'b', ['press'])];
  const messagesOf = (...findings: Finding[]) =>
    foldBarriers([...changes, ...findings]).map(({ message }) => message);
  expect(messagesOf(barrier('maps', 'press'))).toEqual([
    'a. New barriers: empty-heading.',
    'b. New barriers: empty-heading.',
  ]);
  expect(messagesOf(barrier('maps'))).toEqual(['a. New barriers: empty-heading.', 'b.']);
  expect(messagesOf(barrier('maps', 'news'))).toEqual(['a.', 'b.', 'empty-heading/shared-ui.']);
});
