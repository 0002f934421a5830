import { lstatSync, readlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_OPTIONS } from './language/lock-language.ts';
import { LAYERS } from './layers.ts';
import type { Program } from './program.ts';
import { programFiles } from './program-files.ts';

/** How `fork` starts a program. */
export interface Launch {
  execPath: string;
  execArgv: string[];
  cwd: string | undefined;
  uid?: number;
  gid?: number;
}

/** User ids that systemd's dynamic users have; no account has them. */
const FIRST_USER = 61_184;
const USERS = 4_336;
let started = Math.floor(Math.random() * USERS);

const PERMISSION_OPTION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** @param options more of Node's options */
export function launchOf({ entry, nodeOptions, confinement }: Program, options: readonly string[]): Launch {
  const node = [...nodeOptions, ...options];
  if (!confinement || !LAYERS.some((layer) => confinement[layer])) {
    return { execPath: process.execPath, execArgv: node, cwd: undefined };
  }

  const { language, permission, namespace, user } = confinement;
  const files = permission || namespace ? programFiles(fileURLToPath(entry)) : [];
  if (language || permission) node.push('--disable-warning=ExperimentalWarning');
  if (language) node.push(...LANGUAGE_OPTIONS);
  if (permission) node.push(PERMISSION_OPTION, ...files.map((path) => `--allow-fs-read=${pattern(path)}`));
  const cwd = '/';
  const id = user ? FIRST_USER + (started++ % USERS) : undefined;
  const account = id === undefined ? {} : { uid: id, gid: id };
  if (namespace?.name === 'bubblewrap') {
    const prefix = [...bubblewrapOptions(files), '--', process.execPath];
    return { execPath: namespace.path, execArgv: [...prefix, ...node], cwd, ...account };
  }
  if (namespace?.name === 'unshare') {
    const prefix = [...unshareOptions(namespace.setpriv, id), process.execPath];
    return { execPath: namespace.path, execArgv: [...prefix, ...node], cwd };
  }
  return { execPath: process.execPath, execArgv: node, cwd, ...account };
}

function pattern(path: string): string {
  return path.endsWith('/') ? `${path}*` : path;
}

function bubblewrapOptions(files: readonly string[]): string[] {
  const readOnly = [dirname(process.execPath), ...files].flatMap((path) => ['--ro-bind', path, path]);
  return [
    ...['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'],
    ...['--ro-bind', '/usr', '/usr', ...['/bin', '/sbin', '/lib', '/lib64'].flatMap(systemFolder)],
    ...readOnly,
    ...['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/', '--chdir', '/'],
  ];
}

/** Libraries that Node needs: links to folders in `/usr`, or folders of their own. */
function systemFolder(path: string): string[] {
  const state = lstatSync(path, { throwIfNoEntry: false });
  if (!state) return [];
  return state.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}

/** The process keeps its id, because neither `unshare` nor `setpriv` forks with these options. */
function unshareOptions(setpriv: string | undefined, id: number | undefined): string[] {
  if (setpriv === undefined || id === undefined) return ['--user', '--net', '--ipc', '--'];
  const account = [`--reuid=${id}`, `--regid=${id}`, '--clear-groups'];
  const rights = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
  return ['--net', '--ipc', '--', setpriv, ...account, ...rights, '--'];
}
