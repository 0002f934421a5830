import { SOURCE_CHECKER } from '../testing/source-checker.ts';
import { checkContents } from './content-checker.ts';

test('starts no process for contents that were checked before, but one for added contents', async () => {
  const invitations = { type: 'invitation', schema: { type: 'object', required: ['date'] } };
  const contents = [{ date: '2026-12-24' }, {}];
  const checked = await checkContents([{ ...invitations, contents }], SOURCE_CHECKER);
  expect(checked.get('invitation')).toMatchObject({ violations: [[], [{ path: '' }]] });

  // A program that ends without a report.
  const broken = { ...SOURCE_CHECKER, entry: new URL('content-ports.ts', SOURCE_CHECKER.entry) };
  expect(await checkContents([{ ...invitations, contents }], broken)).toEqual(checked);
  const reversed = await checkContents([{ ...invitations, contents: contents.toReversed() }], broken);
  expect(reversed.get('invitation')).toMatchObject({ violations: [[{ path: '' }], []] });
  const added = [{ ...invitations, contents: [{ date: 1, place: 'Hof' }] }];
  await expect(checkContents(added, broken)).rejects.toThrow('did not start');
});
