/*
 * Ways out of a confined process, as a hostile release would try them. Each is the body of a function in a remote's server bundle. It
 * returns (or resolves to) true if it got out. `node(name)` reaches for a built-in module by every route that is known; `at` holds what
 * the way is aimed at.
 */

export interface Way {
  /** Name of the block, in kebab case. */
  id: string;
  title: string;
  code: string;
  /** Whether it succeeds by changing the HTML of another remote's block. It then gets a process of its own. */
  changesOthers?: boolean;
}

/** Routes to Node's modules. */
export const REACH_NODE = `
  const usable = (found) => found && typeof found.getBuiltinModule === 'function' ? found : undefined;
  const routes = [
    () => process,
    () => globalThis.process,
    () => global.process,
    () => Function('return process')(),
    () => (0, eval)('process'),
    () => (async () => {}).constructor('return process')(),
    () => (function* () {}).constructor('return process')().next().value,
    () => require.constructor('return process')(),
    () => module.constructor.constructor('return process')(),
    () => module.constructor._load('process'),
    () => require.main.constructor._load('process'),
    () => require('process'),
    () => require('node:events').once.constructor('return process')(),
    () => console._stdout.constructor.constructor('return process')(),
    () => console.log.constructor('return process')(),
    () => setTimeout(() => {}, 1).constructor.constructor('return process')(),
    () => Buffer.from.constructor('return process')(),
    () => new URL('https://a').constructor.constructor('return process')(),
    () => { try { require('nothing'); } catch (error) { return error.constructor.constructor('return process')(); } },
    () => { try { null.x; } catch (error) { return error.constructor.constructor('return process')(); } },
    () => (function () { return arguments.callee.caller.constructor('return process')(); })(),
  ];
  function reachProcess() {
    for (const route of routes) {
      try { const found = usable(route()); if (found) return found; } catch {}
    }
    throw new Error('no route to the process');
  }
  const node = (name) => reachProcess().getBuiltinModule(name);
  /** Tries all changes, whether or not others succeed. */
  const change = (...changes) => { for (const one of changes) { try { one(); } catch {} } };`;

export const WAYS: readonly Way[] = [
  {
    id: 'host-file',
    title: 'read a file of the host',
    code: `return node('fs').readFileSync(at.secretFile, 'utf8') === at.secret;`,
  },
  {
    id: 'other-release',
    title: "read another release's folder",
    code: `return node('fs').readdirSync(at.releases).length > 0;`,
  },
  {
    id: 'write-file',
    title: 'write a file',
    code: `node('fs').writeFileSync(at.newFile, 'out'); return true;`,
  },
  {
    id: 'parent-environment',
    title: 'read environments of other processes in `/proc`',
    code: `const fs = node('fs');
      return fs.readdirSync('/proc').some((id) => {
        try { return fs.readFileSync('/proc/' + id + '/environ', 'utf8').includes(at.secret); } catch { return false; }
      });`,
  },
  {
    id: 'run-command',
    title: 'run a command',
    code: `return node('child_process').execFileSync('/bin/sh', ['-c', 'echo out']).toString() === 'out\\n';`,
  },
  {
    id: 'builtin-module',
    title: '`process.getBuiltinModule`',
    code: `return Boolean(node('os').hostname());`,
  },
  {
    id: 'require-builtin',
    title: 'require a module of Node',
    code: `return ['events', 'node:fs', 'util', 'crypto', 'module', 'vm'].some((name) => {
        try { return Boolean(require(name)); } catch { return false; }
      });`,
  },
  {
    id: 'import-module',
    title: 'import a module of Node',
    code: `return import('node:fs').then((fs) => typeof fs.readFileSync === 'function');`,
  },
  {
    id: 'import-error',
    title: 'the error of a rejected `import()`',
    code: `return import('node:fs').then(() => true, (error) => Boolean(error.constructor.constructor('return process')()));`,
  },
  { id: 'code-from-strings', title: 'code from strings', code: `return new Function('return 1')() === 1;` },
  {
    id: 'stack-hook',
    title: 'hooks on stack traces',
    code: `Error.prepareStackTrace = (_error, sites) => sites;
      return Array.isArray(new Error('x').stack);`,
  },
  {
    id: 'callers',
    title: 'the functions that call a block',
    code: `function look() { return look.caller ?? arguments.callee.caller; } return typeof look() === 'function';`,
  },
  {
    id: 'forge-message',
    title: 'speak for the process: forge a message, exit',
    code: `return typeof reachProcess().send === 'function';`,
  },
  {
    id: 'tcp',
    title: 'open a TCP connection',
    code: `return new Promise((resolve) => {
        const socket = node('net').connect(at.port, '127.0.0.1', () => { socket.destroy(); resolve(true); });
        socket.on('error', () => resolve(false));
      });`,
  },
  {
    id: 'ask-server',
    title: 'ask the registry or the content API',
    code: `return fetch('http://127.0.0.1:' + at.port + '/live-set').then(({ ok }) => ok);`,
  },
  {
    id: 'unix-socket',
    title: 'connect to a Unix socket',
    code: `return new Promise((resolve) => {
        const socket = node('net').connect(at.socket, () => { socket.destroy(); resolve(true); });
        socket.on('error', () => resolve(false));
      });`,
  },
  {
    id: 'signal',
    title: 'signal another process',
    code: `return reachProcess().kill(at.victim, 0);`,
  },
  {
    id: 'other-memory',
    title: "open another process's memory (ptrace)",
    code: `node('fs').openSync('/proc/' + at.victim + '/mem', 'r+'); return true;`,
  },
  {
    id: 'native-addon',
    title: 'load a native add-on',
    code: `const target = { exports: {} };
      reachProcess().dlopen(target, at.addon); return true;`,
  },
  {
    id: 'worker',
    title: 'start a thread',
    code: `new (node('worker_threads').Worker)('0', { eval: true }); return true;`,
  },
  {
    id: 'inspector',
    title: 'open the inspector',
    code: `const inspector = node('inspector'); const session = new inspector.Session(); session.connect();
      return new Promise((resolve) => session.post('Runtime.evaluate', { expression: '1' }, (error) => resolve(!error)));`,
  },
  {
    id: 'shared-memory',
    title: 'share memory',
    code: `return new SharedArrayBuffer(8).byteLength === 8;`,
  },
  {
    id: 'machine-code',
    title: 'compile WebAssembly',
    code: `return Boolean(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));`,
  },
  {
    id: 'later-work',
    title: 'run later, in the time of other blocks',
    code: `return new Promise((resolve) => setTimeout(() => resolve(true), 0));`,
  },
  {
    id: 'change-intrinsics',
    title: 'change the language for other remotes',
    changesOthers: true,
    code: `change(
        () => { Array.prototype.map = () => ({ join: () => 'harmed' }); },
        () => { String.prototype.toUpperCase = () => 'harmed'; },
        () => { Object.defineProperty(Date, 'now', { value: () => 0 }); },
        () => { Object.getPrototypeOf(class extends Object {}.prototype).toString = () => 'harmed'; },
        () => { Object.getPrototypeOf(['a'].values()).next = () => ({ done: true }); },
      );`,
  },
  {
    id: 'change-globals',
    title: 'change globals for other remotes',
    changesOthers: true,
    code: `change(
        () => { URLSearchParams.prototype.toString = () => 'harmed'; },
        () => { globalThis.encodeURIComponent = () => 'harmed'; },
        () => { Object.defineProperty(globalThis, 'URLSearchParams', { value: class { toString() { return 'harmed'; } } }); },
        () => { Object.setPrototypeOf(globalThis, { encodeURIComponent: () => 'harmed' }); },
      );`,
  },
  {
    id: 'change-react',
    title: "change React's functions for other remotes",
    changesOthers: true,
    code: `const react = require('react'); const jsx = require('react/jsx-runtime');
      for (const [module, name] of [[react, 'createElement'], [react, 'useMemo'], [jsx, 'jsx']]) {
        change(() => { module[name] = () => 'harmed'; });
      }`,
  },
  {
    id: 'change-dispatcher',
    title: "change React's hooks through its internals",
    changesOthers: true,
    code: `const react = require('react');
      const internals = Object.getOwnPropertyNames(react).filter((name) => name.includes('INTERNALS'));
      for (const key of internals) change(() => { react[key].H.useMemo = () => 'harmed'; });`,
  },
  {
    id: 'change-context',
    title: "change the kit's contexts",
    changesOthers: true,
    code: `const { PlatformProvider, serverPlatform } = require('@stadtraum/federation-kit/platform');
      const context = PlatformProvider({ platform: serverPlatform, children: null }).type;
      for (const target of [context, context._context ?? {}]) {
        for (const key of ['$$typeof', 'Provider', '_currentValue']) change(() => { target[key] = 'harmed'; });
      }
      change(() => { serverPlatform.consent.status = () => 'harmed'; });`,
  },
  {
    id: 'change-instances',
    title: 'change what React shares among class components',
    changesOthers: true,
    code: `const { Component, createElement } = require('react');
      class Insider extends Component {
        render() {
          change(
            () => { this.updater.enqueueSetState = () => {}; },
            () => { this.refs.note = 'harmed'; },
            () => { this.context.note = 'harmed'; },
          );
          return null;
        }
      }
      change(
        () => { Component.prototype.setState = () => { throw new Error('harmed'); }; },
        () => { new Component({}).refs.note = 'harmed'; },
        () => { require('react-dom/server').renderToString(createElement(Insider)); },
      );`,
  },
  {
    id: 'change-kit',
    title: "change the kit's components",
    changesOthers: true,
    code: `const kit = require('@stadtraum/shared-ui/badge');
      for (const name of Object.keys(kit)) change(() => { kit[name].harmed = 'harmed'; });`,
  },
];

/** The other remote's block: it uses what the ways change, so that a change shows in its HTML. */
export const BYSTANDER = `
  const React = require('react');
  const { jsx } = require('react/jsx-runtime');
  const { usePlatform } = require('@stadtraum/federation-kit/platform');
  const kit = require('@stadtraum/shared-ui/badge');
  class Counter extends React.Component {
    constructor(props) { super(props); this.state = { count: 1 }; }
    componentWillMount() { this.setState({ count: 2 }); }
    render() { return 'refs:' + Object.values(this.refs).join() + ' count:' + this.state.count; }
  }
  exports.blocks = { bystander: { type: 'bystander', component: () => React.createElement('p', null,
    ['a', 'b'].map((letter) => letter.toUpperCase()).join(), [...['a'].values()].length === 1 ? 'one' : 'harmed', Date.now() > 0 ? 'now' : 'harmed',
    encodeURIComponent('ä'), new URLSearchParams({ a: 'b' }).toString(),
    React.useMemo(() => 'memo', []), usePlatform().consent.status('maps'), React.createElement(Counter),
    jsx('b', { children: 'jsx' }), Object.values(kit).map((part) => part.harmed ?? '').join()) } };`;
