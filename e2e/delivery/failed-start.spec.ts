import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { spawnSupervisor, waitForExit } from '../site/site.ts';

test.describe('a failed start prints one line', () => {
  let directory: string;
  test.beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stadtraum-start-'));
  });
  test.afterEach(() => rm(directory, { recursive: true }));

  const failedStart = async (env: Record<string, string>) => {
    const { supervisor, output } = spawnSupervisor({ env: { DATA_DIRECTORY: directory, ...env } });
    const status = await waitForExit(supervisor);
    return { status, lines: output().trim().split('\n') };
  };

  for (const [setting, server, tag] of [
    ['PORT', 'shell', ''],
    ['REGISTRY_PORT', 'registry', ' @full'],
    ['CONTENT_API_PORT', 'content API', ' @full'],
  ] as const) {
    test(`with a port in use: ${setting}${tag}`, async () => {
      const holder = createServer();
      await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
      const { port } = holder.address() as AddressInfo;
      expect(await failedStart({ [setting]: String(port) })).toEqual({
        status: 1,
        lines: [
          `SERVER_PORT_TAKEN: Port ${port}, which the ${server} needs, is in use by another process. ` +
            `Stop that process, or set ${setting} to another port.`,
        ],
      });
      await new Promise((resolve) => holder.close(resolve));
    });
  }

  test('with an unusable data directory', async () => {
    await writeFile(join(directory, 'file'), '');
    const path = join(directory, 'file');
    expect(await failedStart({ DATA_DIRECTORY: path })).toEqual({
      status: 1,
      lines: [
        `DATA_DIRECTORY_UNUSABLE: ${path}: it is a file, not a directory. ` +
          'If the disk is full or the quota used up, make room. Otherwise give this user write permission there, or set DATA_DIRECTORY.',
      ],
    });
  });

  for (const [setting, value, code, tag] of [
    ['PORT', 'achtzig', 'SETTING_INVALID', ''],
    ['DATABASE_URL', 'sqlite://x', 'SETTING_INVALID', ' @full'],
    ['ALLOWED_HOSTS', 'http://', 'SETTING_INVALID', ' @full'],
    ['SMTP_URL', 'https://mail.example', 'SETTING_INVALID', ' @full'],
    ['DATABASE_URI', 'postgres://localhost/stadtraum', 'SETTING_UNKNOWN', ''],
  ] as const) {
    test(`[OP12] with an invalid setting, before publishing anything: ${setting}${tag}`, async () => {
      const { status, lines } = await failedStart({ [setting]: value });
      expect({ status, lines }).toEqual({
        status: 1,
        lines: [expect.stringMatching(`^${code}: ${setting} is `)],
      });
      expect(await readdir(directory)).not.toContain('registry');
    });
  }
});
