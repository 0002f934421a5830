import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../site/site.ts';
import { WAYS } from './ways.ts';

const FILE = join(REPOSITORY, 'docs/security.md');
const START = '<!-- ways out -->';
const END = '<!-- end of ways out -->';
const COLUMNS = ['nothing', 'language', 'permission', 'user', 'unshare', 'bubblewrap'];

/** What each layer alone does to each way: rows by way, cells by layer. */
export type Table = Record<string, Record<string, string>>;

/** The table in docs/security.md, with these layers only. */
export function documentedTable(layers: readonly string[]): Table {
  const all = readTable();
  return Object.fromEntries(
    WAYS.map(({ id }) => [
      id,
      Object.fromEntries(layers.map((layer) => [layer, all[id]?.[layer] ?? 'missing'])),
    ]),
  );
}

/** Writes what a machine found; columns of other machines stay. */
export function documentTable(found: Table): void {
  const before = readTable();
  const rows = WAYS.map(({ id, title }) => {
    const cells = { ...before[id], ...found[id] };
    return [title, ...COLUMNS.map((column) => cells[column] ?? '')];
  });
  const lines = [['way', ...COLUMNS], ['---', ...COLUMNS.map(() => '---')], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  const text = readFileSync(FILE, 'utf8');
  const [head = ''] = text.split(START);
  const [, tail = ''] = text.split(END);
  writeFileSync(FILE, `${head}${START}\n\n${lines.join('\n')}\n\n${END}${tail}`);
}

function readTable(): Table {
  const part = readFileSync(FILE, 'utf8').split(START)[1]?.split(END)[0] ?? '';
  const rows = part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const columns = rows[0] ?? [];
  return Object.fromEntries(
    WAYS.map(({ id, title }) => {
      const row = rows.find(([name]) => name === title) ?? [];
      return [
        id,
        Object.fromEntries(columns.slice(1).map((column, index) => [column, row[index + 1] ?? ''])),
      ];
    }),
  );
}
