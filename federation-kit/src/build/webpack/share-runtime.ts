import type { Compiler, RuntimeModule } from 'webpack';

/** The first of webpack's functions that has nothing to do with versions. */
const AFTER_VERSIONS = /(?:const|var) exists = /;

const EDITS = [
  // webpack remembers that it has begun to load a module, also when that failed, and would never try again on the same page.
  {
    before: 'delete installedModules[id];',
    after: 'delete installedModules[id]; delete startedInstallModules[id];',
  },
  // The newest one, of one.
  { before: '!versions[a].loaded && versionLt(a, b)', after: 'false' },
];

/**
 * Fits webpack's runtime for shared modules to a page that has one kit: a container may ask again for a module that could not
 * be loaded, and carries no code that compares versions, which is a fifth of its size. Versions are compared when a live set is
 * activated. Fails the build when webpack's code is not as it was.
 */
export class ShareRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShareRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShareRuntime', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          // Nothing is shared with the kit itself.
          return code?.includes('startedInstallModules') ? edit(code) : code;
        };
      });
    });
  }
}

function edit(code: string): string {
  const start = code.search(AFTER_VERSIONS);
  if (start < 0 || EDITS.some(({ before }) => code.split(before).length !== 2)) {
    throw new Error('webpack loads shared modules differently now: look at ShareRuntime again');
  }
  return EDITS.reduce((edited, { before, after }) => edited.replace(before, after), code.slice(start));
}
