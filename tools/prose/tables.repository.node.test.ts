import { repositoryFiles } from '../workspace/repository-files.mjs';

const textOf = (path: string) => repositoryFiles(path)[0]?.text ?? '';
const bytesOf = (text = '') => {
  const [, number = '', unit = ''] = /^([\d.,]+) ?(B|kB|MB)?$/.exec(text) ?? [];
  return Number(number.replace(',', '')) * (unit === 'MB' ? 1_000_000 : unit === 'kB' ? 1_000 : 1);
};

/** Cells of the rows whose first cell is code, in the table below a line of a document. */
function rowsOf(path: string, header: RegExp): string[][] {
  const [, table = ''] = textOf(path).split(header);
  return (table.split('\n\n')[0] ?? '').split('\n').flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    return /^`[^`]+`$/.test(cells[1] ?? '') ? [[cells[1]?.slice(1, -1) ?? '', ...cells.slice(2, -1)]] : [];
  });
}

/** The names in an object or a list of a source. */
function namesIn(path: string, start: string): string[] {
  const [, body = ''] = textOf(path).split(start);
  return Array.from(
    (body.split(/^\}|\]/m)[0] ?? '').matchAll(/^ {2}'?([\w-]+)'?[:,]/gm),
    ([, name = '']) => name,
  );
}

test.each([
  ['filters', /^\| kind .*\| field .*$/m, 'content-api/src/sources/lists/filters/index.ts', 'FILTER_KINDS'],
  [
    'checks',
    /^\| kind .*\| what it checks .*$/m,
    'content-api/src/content/truth/kinds/index.ts',
    'CHECK_KINDS',
  ],
])('content-api/README.md lists all kinds of %s', (_what, header, path, name) => {
  const kinds = rowsOf('content-api/README.md', header).map(([kind]) => kind);
  expect(kinds.sort()).toEqual(namesIn(path, `export const ${name}`).sort());
});

test('docs/teams.md has the limits that hold for a block', () => {
  const source = 'federation-kit/src/budgets/budgets.ts';
  const valuesOf = (start: string) => {
    const [, body = ''] = textOf(source).split(start);
    return Object.fromEntries(
      Array.from((body.split('};')[0] ?? '').matchAll(/(\w+): ([\d_]+),/g), ([, name, value = '']) => [
        name,
        Number(value.replaceAll('_', '')),
      ]),
    );
  };
  const rows = rowsOf('docs/teams.md', /^\| budget .*$/m);
  const column = (index: number) =>
    Object.fromEntries(rows.map((cells) => [cells[0], bytesOf(cells[index])]));
  expect(column(2)).toEqual(valuesOf('const REMOTE: AllBudgets = {'));
  expect(column(3)).toEqual(valuesOf('HARD_LIMITS: Readonly<AllBudgets> = {'));
  for (const [, milliseconds] of textOf(source).matchAll(/_TIMEOUT_MS = (\d+)/g))
    expect(textOf('docs/teams.md')).toContain(`${milliseconds} ms for`);
});

test('docs/teams.md lists all that a block may need of its page', () => {
  const [, list = ''] = /PAGE_PARTS = \[(.*)\]/.exec(textOf('contracts/src/page-model.ts')) ?? [];
  const [, section = ''] = textOf('docs/teams.md').split('**It declares what it needs from the page**');
  const rule = section.split('\n- ')[0] ?? '';
  expect(list.split(', ').filter((part) => !rule.includes(part.slice(1, -1)))).toEqual([]);
});
