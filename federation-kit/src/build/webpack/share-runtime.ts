import type { Compiler, RuntimeModule } from 'webpack';

/** The first function in webpack's runtime that does not deal with versions. */
const AFTER_VERSIONS = /(?:const|var) exists = /;

const EDITS = [
  // webpack remembers that loading a module has started even if it failed, and would never retry on the same page.
  {
    before: 'delete installedModules[id];',
    after: 'delete installedModules[id]; delete startedInstallModules[id];',
  },
  // There is only one version to choose from.
  { before: '!versions[a].loaded && versionLt(a, b)', after: 'false' },
];

/**
 * Adapts webpack's runtime for shared modules to pages with one kit: a failed load can be retried, and the code that compares
 * versions (a fifth of the container) is removed, because activation compares them. Fails the build if webpack's code has
 * changed.
 */
export class ShareRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShareRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShareRuntime', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          // The kit's container consumes no shared modules and lacks this code.
          return code?.includes('startedInstallModules') ? edit(code) : code;
        };
      });
    });
  }
}

function edit(code: string): string {
  const start = code.search(AFTER_VERSIONS);
  if (start < 0 || EDITS.some(({ before }) => code.split(before).length !== 2)) {
    throw new Error('webpack has changed how it loads shared modules: adapt ShareRuntime');
  }
  return EDITS.reduce((edited, { before, after }) => edited.replace(before, after), code.slice(start));
}
