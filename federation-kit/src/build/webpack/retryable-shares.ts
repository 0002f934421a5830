import type { Compiler, RuntimeModule } from 'webpack';

const BEFORE = 'delete installedModules[id];';

/**
 * Lets a container ask for a shared module again after it could not be loaded. webpack's runtime remembers that it has begun
 * to load one, also when that failed, and would never try again on the same page.
 */
export class RetryableShares {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryableShares', (compilation) => {
      compilation.hooks.runtimeModule.tap('RetryableShares', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          // Nothing is shared with the kit itself.
          if (!code?.includes('startedInstallModules')) return code;
          if (code.split(BEFORE).length === 2)
            return code.replace(BEFORE, `${BEFORE}\ndelete startedInstallModules[id];`);
          throw new Error('webpack loads shared modules differently now: look at RetryableShares again');
        };
      });
    });
  }
}
