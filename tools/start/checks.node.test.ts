import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataDirectory, checkNode, claimPorts } from './checks.mjs';
import { readSettings } from './settings.mjs';

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])('rejects %s', (version) => {
    expect(() => checkNode(version)).toThrow(`NODE_TOO_OLD: This is Node ${version}`);
  });
});

describe('checkDataDirectory', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stadtraum-checks-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('creates an empty directory', async () => {
    await checkDataDirectory(join(directory, 'a/b'));
    expect(await readdir(join(directory, 'a/b'))).toEqual([]);
  });

  it('[OP15] restricts a data directory to its user, and does not change a directory with other files', async () => {
    const data = join(directory, 'data');
    const modeOf = async () => (await stat(data)).mode & 0o777;
    await checkDataDirectory(data);
    expect(await modeOf()).toBe(0o700);

    await chmod(data, 0o755);
    await writeFile(join(data, 'notes'), '');
    await checkDataDirectory(data);
    expect(await modeOf()).toBe(0o755);
    await mkdir(join(data, 'registry'));
    await checkDataDirectory(data);
    expect(await modeOf()).toBe(0o700);
  });

  it('explains why a directory is unusable', async () => {
    await writeFile(join(directory, 'file'), '');
    await expect(checkDataDirectory(join(directory, 'file/data'))).rejects.toThrow(
      /^DATA_DIRECTORY_UNUSABLE: .*file\/data: a part of the path is a file\./,
    );
  });
});

describe('claimPorts', () => {
  const { hosts } = readSettings({ HOST: '127.0.0.1' }, []);

  it('chooses free ports for `auto`', async () => {
    const ports = await claimPorts({ shell: 0, registry: 0, 'content-api': 0, metrics: 0 }, hosts);
    expect(new Set(Object.values(ports)).size).toBe(4);
    expect(Math.min(...Object.values(ports))).toBeGreaterThan(1023);
  });

  it('names the server and the setting when a port is in use', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    await expect(
      claimPorts({ shell: 0, registry: port, 'content-api': 0, metrics: 0 }, hosts),
    ).rejects.toThrow(
      `SERVER_PORT_TAKEN: Port ${port}, which the registry needs, is in use by another process. Stop that process, or set REGISTRY_PORT`,
    );
    await new Promise((resolve) => holder.close(resolve));
  });
});
