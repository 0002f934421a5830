import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';

test('text files have the same bytes in every checkout, whatever core.autocrlf says, because hashes of releases depend on them', () => {
  const list = execFileSync('git', ['ls-files', '--eol'], { cwd: ROOT, encoding: 'utf8' });
  const converted = list.split('\n').filter((line) => line && !line.includes('attr/text=auto eol=lf'));
  expect(converted).toEqual([]);
});
