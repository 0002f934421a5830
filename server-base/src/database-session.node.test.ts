import { openSession } from './database-session.ts';

/** The sessions that a pooler gives to the transactions of two connections; every other statement succeeds. */
function connections(pids: Readonly<Record<'first' | 'second', readonly number[]>>, refused?: string) {
  const log: string[] = [];
  const names = ['first', 'second'] as const;
  let created = 0;
  const create = () => {
    const name = names[created++] ?? 'second';
    const own = [...pids[name]];
    return {
      connect: async () => undefined,
      query: async (statement: string) => {
        log.push(`${name}: ${statement}`);
        if (refused !== undefined && statement === 'begin') throw new Error(refused);
        return { rows: statement.includes('pid') ? [{ pid: own.shift() ?? 0 }] : [] };
      },
      end: async () => void log.push(`${name}: end`),
    };
  };
  return { create, log };
}

const open = (create: ReturnType<typeof connections>['create']) =>
  openSession(create, { name: 'PostgreSQL db', statementMs: 8000 });

describe('a session of the database', () => {
  it('[OP4] is used when it stays the same beside another connection, with a limit for statements', async () => {
    const { create, log } = connections({ first: [7, 7, 7], second: [8] });
    await open(create);
    expect(log.slice(-2)).toEqual(['second: end', 'first: set statement_timeout = 8000']);
  });

  it.each([
    ['last in, first out', { first: [7, 7, 7], second: [7] }],
    ['in turn', { first: [7, 8, 7], second: [8] }],
    ['to the next transaction', { first: [7, 7, 9], second: [8] }],
  ])('[OP4] is refused when a pooler hands sessions out %s', async (_order, pids) => {
    const { create, log } = connections(pids);
    await expect(open(create)).rejects.toMatchObject({
      code: 'SETTING_INVALID',
      message: expect.stringMatching(/^DATABASE_URL is PostgreSQL db: a pooler .*session mode/),
    });
    expect(log.at(-1)).toBe('first: end');
  });

  it.each([
    'unsupported startup parameter: options',
    'transaction blocks not allowed in statement pooling mode',
  ])('[OP4] is refused with the pooler’s reason and the remedy: %s', async (reason) => {
    const { create } = connections({ first: [7, 7], second: [] }, reason);
    await expect(open(create)).rejects.toMatchObject({
      code: 'SETTING_INVALID',
      message: expect.stringContaining(`${reason}; use the pooler’s session mode`),
    });
  });

  it('fails with the driver’s error otherwise', async () => {
    const { create } = connections({ first: [7, 7], second: [] }, 'the disk is full');
    await expect(open(create)).rejects.toThrow(/^the disk is full$/);
  });
});
